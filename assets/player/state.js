// ---- State ---------------------------------------------------------------------------------------------------------
//
// Besides the moment (grid.moment), these few switches decide what is shown.

const byId = (id) => document.getElementById(id);
const speeds = [0.5, 1, 2, 4, 8, 15, 30, 45, 60]; // steps a second
const themes = ["light", "dark", "contrast"];
const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");

const state = {
  playing: false,
  speed: 2,
  swapped: run.look.swapped,
  theme: "light",
  palette: run.look.palette,
  restAtStops: false,
  question: null,
  slide: 0,       // of the stops at this moment, the one that is shown
  fresh: false,   // the step was just made: its point appears with a little motion
  rushing: false, // playing fast or dragging: the relief is painted coarser
};

// The moments that are shown: all of them, or those that were asked for when the page was made.
const moments = run.moments ?? null;

function nearest(moment) {
  const k = clamp(Math.round(moment), 0, run.count);
  return moments ? moments.reduce((best, m) => (Math.abs(m - k) < Math.abs(best - k) ? m : best)) : k;
}

function neighbour(by) {
  if (!moments) return clamp(grid.moment + by, 0, run.count);
  return moments[clamp(moments.indexOf(grid.moment) + by, 0, moments.length - 1)];
}
