// ---- Keys ---------------------------------------------------------------------------------------------------------

const keys = {
  ArrowRight: (e) => goTo(neighbour(e.shiftKey ? 10 : 1)),
  ArrowLeft: (e) => goTo(neighbour(e.shiftKey ? -10 : -1)),
  ArrowDown: nextChapter,
  ArrowUp: previousChapter,
  PageDown: nextStop,
  PageUp: previousStop,
  Home: () => goTo(0),
  End: () => goTo(run.count),
  " ": () => (state.playing ? pause() : play()),
  t: nextTheme,
  p: nextPalette,
  n: swapNames,
  s: toggleRest,
  q: openQuestion,
  "?": () => byId("help").showModal(),
  "[": () => turnBy(-15),
  "]": () => turnBy(15),
  r: turnBack,
};
for (let digit = 1; digit <= speeds.length; ++digit) keys[digit] = () => setSpeed(digit - 1);
keys[0] = () => setSpeed(speeds.length - 1);

function turnBy(degrees) {
  camera.azimuth += degrees;
  turned();
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
  if (questionKey(event)) return;
  const at = event.target;
  // A slider or a choice that has the focus keeps the keys it understands, and a button its space bar.
  if (at.matches?.("input") && /^(Arrow|Home|End| )/.test(event.key)) return;
  if (at.matches?.("button, a") && event.key === " ") return;
  const action = keys[event.key] ?? keys[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  action(event);
}
