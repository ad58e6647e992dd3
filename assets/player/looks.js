// ---- Looks: theme, palette, names ---------------------------------------------------------------------------------

function setTheme(theme, remember = false) {
  state.theme = theme;
  document.documentElement.dataset.theme = theme;
  const name = { light: said("light"), dark: said("dark"), contrast: said("contrast") }[theme];
  byId("themeName").textContent = capital(name);
  byId("theme").setAttribute("aria-label", said("Theme: {0}. Change it", name));
  if (remember)
    try {
      localStorage.setItem("lozenge-theme", theme);
    } catch {
      // Some browsers keep nothing for pages opened from a file.
    }
}

function preferredTheme() {
  let remembered = null;
  try {
    remembered = localStorage.getItem("lozenge-theme");
  } catch {
    remembered = null;
  }
  if (themes.includes(remembered)) return remembered;
  if (run.look.theme !== "light") return run.look.theme;
  if (window.matchMedia("(prefers-contrast: more)").matches) return "contrast";
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function nextTheme() {
  setTheme(themes[(themes.indexOf(state.theme) + 1) % themes.length], true);
  show();
}

function nextPalette() {
  const names = Object.keys(run.palettes);
  state.palette = names[(names.indexOf(state.palette) + 1) % names.length];
  usePalette(state.palette);
  document.documentElement.dataset.palette = state.palette;
  show();
}

function drawNames() {
  byId("names").setAttribute("aria-pressed", state.swapped);
  byId("names").setAttribute("aria-label", state.swapped ? said("Names of the phases: swapped") : said("Names of the phases: standard"));
}

function swapNames() {
  state.swapped = !state.swapped;
  drawNames();
  show();
}

function toggleRest() {
  state.restAtStops = !state.restAtStops;
  byId("restState").textContent = state.restAtStops ? said("on") : said("off");
  byId("live").textContent = state.restAtStops ? said("Rest at stops on") : said("Rest at stops off");
}
