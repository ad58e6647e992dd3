// ---- Playing ------------------------------------------------------------------------------------------------------

let clock = { last: 0, owed: 0, frame: 0 };

function play() {
  if (grid.moment === run.count || neighbour(1) === grid.moment) goTo(neighbour(-Infinity));
  closeQuestion();
  state.playing = true;
  clock = { last: performance.now(), owed: 0, frame: requestAnimationFrame(tick) };
  drawPlaying();
  show();
}

function pause() {
  if (!state.playing) return;
  state.playing = false;
  cancelAnimationFrame(clock.frame);
  drawPlaying();
  announce(grid.moment ? stepAt(grid.moment) : null);
  if (state.rushing) settleSoon();
}

function tick(now) {
  // After a pause of the browser's own (another tab), the run does not catch up.
  clock.owed += Math.min(now - clock.last, 250) * (speeds[state.speed] / 1000);
  clock.last = now;
  while (clock.owed >= 1 && state.playing) {
    clock.owed -= 1;
    const steps = clock.owed >= 1 && !state.restAtStops ? Math.floor(clock.owed) + 1 : 1;
    clock.owed -= steps - 1;
    goTo(neighbour(steps), { playing: true });
    const atStop = run.stops.some((stop) => stop.at === grid.moment) || questionHere();
    if (neighbour(1) === grid.moment || (state.restAtStops && atStop)) pause();
  }
  if (state.playing) clock.frame = requestAnimationFrame(tick);
}

function drawPlaying() {
  document.documentElement.dataset.playing = state.playing;
  byId("play").setAttribute("aria-label", state.playing ? said("Pause") : said("Play"));
}

function setSpeed(index) {
  state.speed = clamp(index, 0, speeds.length - 1);
  const each = speeds[state.speed];
  const text = each < 1 ? said("1 step in {0} s", 1 / each) : each === 1 ? said("1 step/s") : said("{0} steps/s", each);
  byId("speed").value = state.speed;
  byId("speed").setAttribute("aria-valuetext", text);
  byId("speed").style.setProperty("--share", state.speed / (speeds.length - 1));
  byId("speedText").textContent = text;
}
