// ---- The strip ----------------------------------------------------------------------------------------------------
//
// The run from start to end: a band for each phase of each level, as wide as the root of its steps, so that the first
// levels keep some room. Triangles above mark the stops. It is a slider: drag anywhere, or use the keys.

const strip = document.getElementById("strip");
const bands = run.chapters.map(([level, phase, first, last]) => {
  const element = make("div", { class: "band" }, make("div", { class: "bar" }, make("div", { class: "fill" })),
    make("span", { class: `mark ${phase}` }, make("i"), make("em", {}, said("level {0}", level))));
  element.style.flexGrow = Math.sqrt(last - first + 1);
  strip.append(element);
  return { element, fill: element.querySelector(".fill"), first, last, level, phase };
});
const playhead = make("div", { class: "playhead" });
strip.append(playhead);
const triangles = [...new Set(run.stops.map((stop) => stop.at))].map((at) => {
  const triangle = make("div", { class: "stop", "data-step": at });
  strip.append(triangle);
  return [at, triangle];
});
strip.setAttribute("aria-valuemax", run.count);

// Where a moment lies: the distance in pixels from the strip's left edge. A phase ends where its band ends.
function placeOnStrip(moment) {
  if (!bands.length || moment < 1) return 0;
  const band = bands[chapterOf(moment)];
  const { offsetLeft, offsetWidth } = band.element;
  return offsetLeft + (offsetWidth * (moment - band.first + 1)) / (band.last - band.first + 1);
}

function momentAt(x) {
  for (const band of bands) {
    const { offsetLeft, offsetWidth } = band.element;
    if (x > offsetLeft + offsetWidth + 2) continue;
    const share = clamp((x - offsetLeft) / offsetWidth, 0, 1);
    return band.first - 1 + Math.round(share * (band.last - band.first + 1));
  }
  return run.count;
}

function drawStrip(step) {
  const { moment } = grid;
  strip.setAttribute("aria-valuenow", moment);
  strip.setAttribute("aria-valuetext", step
    ? said("step {0} of {1}, level {2}, {3}", moment, run.count, step.level, phaseWord(step.phase))
    : said("the corners, step 0 of {0}", run.count));
  for (const band of bands) {
    const share = clamp((moment - band.first + 1) / (band.last - band.first + 1), 0, 1);
    band.fill.style.width = `${100 * share}%`;
    band.element.classList.toggle("here", moment >= band.first && moment <= band.last);
  }
  playhead.style.transform = `translateX(${placeOnStrip(moment)}px)`;
}

// Labels as long as their bands have room for: "level 2", "2", or the sign of the phase alone.
function layOutStrip() {
  const u = unit();
  for (const band of bands) {
    const room = band.element.offsetWidth;
    const label = band.element.querySelector("em");
    label.textContent = room > 64 * u ? said("level {0}", band.level) : room > 30 * u ? String(band.level) : "";
    band.element.querySelector(".mark").hidden = room < 15 * u;
  }
  for (const [at, triangle] of triangles) triangle.style.left = `${placeOnStrip(at)}px`;
}

let scrubbing = false;
const scrub = (event) => goTo(momentAt(event.clientX - strip.getBoundingClientRect().left));

strip.addEventListener("pointerdown", (event) => {
  scrubbing = true;
  strip.setPointerCapture(event.pointerId);
  strip.focus({ preventScroll: true });
  scrub(event);
});
strip.addEventListener("pointermove", (event) => scrubbing && scrub(event));
for (const end of ["pointerup", "pointercancel"]) strip.addEventListener(end, () => (scrubbing = false));
