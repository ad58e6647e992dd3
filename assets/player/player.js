// ---- The player ---------------------------------------------------------------------------------------------------
//
// What is shown is a function of one moment and a few switches. Every control changes `state` or the moment and calls
// show(); nothing else draws.

// ---- Showing a moment

function shownStep() {
  if (state.question?.step) return state.question.step;
  return grid.moment ? stepAt(grid.moment) : null;
}

function show() {
  const step = grid.moment ? stepAt(grid.moment) : null;
  const asked = askedOnBoard();
  document.documentElement.dataset.step = grid.moment;
  byId("stage").classList.toggle("asking", Boolean(state.question));

  const stop = stopHere();
  byId("title").textContent = stop?.title && !state.question ? spoken(stop.title) : titleOf(step);
  const picture = (!state.question && stop?.figure) || null;
  drawFigure(picture);
  drawWhere(step);
  if (!picture) drawBoard(asked ? state.question.step : step, asked);
  drawChosen();
  if (!picture && !state.question) drawRelief(step);
  drawEquation(step);
  drawNarration(step);
  drawQuestion();
  drawStrip(step);
  write(byId("count"), countOfSteps());
  for (const id of ["toStart", "chapterBack", "stepBack"]) byId(id).setAttribute("aria-disabled", grid.moment === neighbour(-1));
  for (const id of ["stepForward", "chapterForward", "toEnd"])
    byId(id).setAttribute("aria-disabled", grid.moment === neighbour(1));
  announce(step);
  rememberStep();
}

function drawWhere(step) {
  const pairs = step ? [["level", said("level"), step.level], ["phase", said("phase"), phaseWord(step.phase)],
    ["amplitude", said("amplitude"), brief(step.amplitude)]] : [];
  const count = make("span", {});
  write(count, countOfSteps());
  byId("where").replaceChildren(count,
    ...pairs.map(([kind, name, value]) => make("span", { class: kind }, `${name} `, make("b", {}, String(value)))));
}

function countOfSteps() {
  return told("step {step} of {count}", { step: [{ bold: String(grid.moment) }], count: [{ bold: String(run.count) }] });
}

// The stops of the lesson at this moment, one after the other.
function stopsHere() {
  return run.stops.filter((stop) => stop.at === grid.moment);
}

function stopHere() {
  return stopsHere()[state.slide] ?? null;
}

// A stop can show another picture than board and relief. What the hall has left meanwhile is not shown late.
let wanted = null;
function drawFigure(picture) {
  const figure = byId("figure");
  if (picture === wanted) return;
  wanted = picture;
  byId("stage").classList.toggle("pictured", Boolean(picture));
  byId("figureBox").hidden = !picture;
  figure.alt = picture ? picture.alt : "";
  figure.removeAttribute("src");
  if (picture) addressOf(picture).then((address) => { if (picture === wanted) figure.src = address; });
}

// What the lesson says here, or else what the step explains of itself.
function drawNarration(step) {
  const stop = stopHere();
  const isHeld = stop && stop === questionHere() && stop.at === 0; // the question comes first
  write(byId("narration"), stop?.say && !isHeld ? coloured(spoken(stop.say)) : explanation(step));
}

// The live region speaks every step, but no more than once a second while playing.
let spokenAt = 0;
function announce(step) {
  if (state.playing && performance.now() - spokenAt < 1000 && grid.moment < run.count) return;
  spokenAt = performance.now();
  const open = questionHere();
  byId("live").textContent = transcript(step) + (open ? `. ${said("Question: {0}", spoken(open.ask.text))}` : "");
}

// ---- Going to a moment

function goTo(moment, { playing = false } = {}) {
  const to = nearest(moment);
  if (!playing) pause();
  const wasAsking = Boolean(state.question);
  closeQuestion();
  state.slide = 0;
  if (to === grid.moment && !wasAsking) return;
  const forward = to === grid.moment + 1;
  moveGrid(to, cellChanged);
  const calm = !reduced.matches && (!state.playing || speeds[state.speed] <= 4);
  state.fresh = forward && calm;
  state.rushing = (state.playing && speeds[state.speed] > (run.size > 33 ? 1 : 8)) || scrubbing;
  show();
  if (state.fresh && run.size <= 65) grow();
  if (state.rushing) settleSoon();
}

// The relief grows from the mean to the new height.
function grow() {
  const step = stepAt(grid.moment);
  const cell = cellAt(step.x, step.y);
  animate(200, (t) => {
    if (grid.moment !== step.number || state.question) return false;
    drawRelief(step, t < 1 ? { cell, height: step.mean + (step.value - step.mean) * t } : null);
    return true;
  });
}

// Calls `draw` with 0 to 1 over so many milliseconds, easing out; at once where motion is not wanted.
let animation = 0;
function animate(milliseconds, draw) {
  cancelAnimationFrame(animation);
  if (reduced.matches) return void draw(1);
  const start = performance.now();
  const frame = (now) => {
    const t = clamp((now - start) / milliseconds, 0, 1);
    if (draw(1 - (1 - t) ** 3) !== false && t < 1) animation = requestAnimationFrame(frame);
  };
  animation = requestAnimationFrame(frame);
}

let settling = 0;
function settleSoon() {
  clearTimeout(settling);
  settling = setTimeout(() => {
    state.rushing = false;
    if (!state.question) drawRelief(shownStep());
  }, 250);
}

function nextChapter() {
  const next = run.chapters.find(([, , first]) => first > Math.max(grid.moment, 1) || (first === 1 && !grid.moment));
  goTo(next ? next[2] : run.count);
}

function previousChapter() {
  const earlier = run.chapters.filter(([, , first]) => first < grid.moment);
  goTo(earlier.length ? earlier.at(-1)[2] : 0);
}

// The clicker's keys: from stop to stop, and to the questions that are asked just before one.
function nextStop() {
  const wasAsking = state.question;
  if (!wasAsking && state.slide + 1 < stopsHere().length) return showSlide(state.slide + 1);
  const asked = run.stops.filter((s) => s.ask && !s.ask.done && s.ask.moment > grid.moment).map((s) => s.ask.moment);
  const stops = run.stops.map((s) => s.at).filter((at) => at > grid.moment);
  if (!run.stops.length) return goTo(neighbour(1));
  const to = Math.min(run.count, ...(wasAsking ? [wasAsking.stop.at] : []), ...asked, ...stops);
  goTo(to);
  if (asked.includes(to) && to === grid.moment) openQuestion();
}

function showSlide(slide) {
  state.slide = slide;
  show();
}

function previousStop() {
  if (!state.question && state.slide > 0) return showSlide(state.slide - 1);
  if (!run.stops.length) return goTo(neighbour(-1));
  goTo(Math.max(0, ...run.stops.map((s) => s.at).filter((at) => at < grid.moment)));
}

// ---- The address: #42 is step 42, and the address follows, but not at every step of a fast run

let rememberedAt = -Infinity;
let remembering = 0;
function rememberStep() {
  const wait = rememberedAt + 400 - performance.now();
  clearTimeout(remembering);
  if (wait > 0) {
    remembering = setTimeout(rememberStep, wait);
    return;
  }
  rememberedAt = performance.now();
  try {
    if (location.hash || grid.moment) history.replaceState(null, "", `#${grid.moment}`);
  } catch {
    // Inside some frames the address cannot be changed.
  }
}

function stepInAddress() {
  const match = /^#(\d{1,9})$/.exec(location.hash);
  return match ? Number(match[1]) : null;
}

// ---- Start

function wire() {
  const clicks = {
    toStart: () => goTo(0),
    chapterBack: previousChapter,
    stepBack: () => goTo(neighbour(-1)),
    play: () => (state.playing ? pause() : play()),
    stepForward: () => goTo(neighbour(1)),
    chapterForward: nextChapter,
    toEnd: () => goTo(run.count),
    theme: nextTheme,
    names: swapNames,
    ask: openQuestion,
    helpButton: () => byId("help").showModal(),
  };
  for (const [id, action] of Object.entries(clicks))
    byId(id).addEventListener("click", (event) => {
      action();
      // After a click with a pointer the keys belong to the player again, the space bar too.
      if (event.detail) byId(id).blur();
    });
  byId("speed").addEventListener("input", (event) => setSpeed(Number(event.target.value)));
  byId("speed").addEventListener("pointerup", (event) => event.target.blur());
  document.addEventListener("keydown", onKey);
  window.addEventListener("hashchange", () => stepInAddress() !== null && goTo(stepInAddress()));
  new ResizeObserver(() => {
    layOutStrip();
    state.fresh = false;
    show();
  }).observe(byId("stage"));
  window.addEventListener("beforeprint", () => {
    pause();
    document.documentElement.dataset.theme = "light";
    show();
  });
  window.addEventListener("afterprint", () => {
    setTheme(state.theme);
    show();
  });
}

function introduce() {
  byId("lesson").textContent = run.title;
  byId("recipe").textContent = run.recipe;
  write(byId("about"), [`${run.summary ? run.summary + ". " : ""}${run.recipe}. `,
    ...(run.command ? told("Made by {program}.", { program: [{ bold: run.command }] }) : [said("Made by Lozenge.")])]);
  if (!run.stops.length) byId("helpStops").textContent = said("one step");
  document.documentElement.dataset.view = run.look.view;
  if (run.course) {
    byId("brand").href = run.course.index;
    byId("brand").setAttribute("aria-label", said("All lessons"));
    byId("brand").title = said("All lessons");
    if (run.course.next) {
      const next = make("a", { class: "next", href: run.course.next, title: said("Next lesson: {0}", run.course.nextTitle) },
        make("span", {}, said("Next|lesson"), make("span", { class: "wide" }, ` ${said("lesson")}`)));
      document.querySelector(".tools").prepend(next);
    }
  }
}

function start() {
  introduce();
  usePalette(state.palette);
  setTheme(preferredTheme());
  setSpeed(state.speed);
  drawNames();
  drawPlaying();
  moveGrid(nearest(stepInAddress() ?? run.first));
  wire();
  layOutStrip();
  show();
}

start();
