// ---- Questions ----------------------------------------------------------------------------------------------------
//
// A stop can ask about the step that leads to it. The question is put one moment before, while the answer is still
// hidden: a button offers it, and it takes the place of relief and equation. Going on by any key passes it by.

const questionBox = document.getElementById("question");
const targets = document.getElementById("targets");
const askButton = document.getElementById("ask");
const score = { right: 0, given: 0 };

for (const stop of run.stops) if (stop.ask) stop.ask.moment = Math.max(0, stop.at - 1);

function questionHere() {
  return run.stops.find((stop) => stop.ask && !stop.ask.done && stop.ask.moment === grid.moment);
}

function openQuestion() {
  const stop = questionHere();
  if (!stop || state.question) return;
  pause();
  const { kind } = stop.ask;
  state.question = { stop, ask: stop.ask, kind, step: kind === "choice" ? null : stepAt(stop.at), chosen: [], result: null };
  show();
  const first = kind === "parents" ? targets.querySelector(".target") : questionBox.querySelector("input");
  (first ?? questionBox.querySelector("h2")).focus({ preventScroll: true });
  questionBox.scrollIntoView({ block: "nearest" });
}

// What stands where the focus was has it after something was drawn anew.
function keepingFocus(box, draw) {
  const all = () => [...box.querySelectorAll("[tabindex], button, input")];
  const place = all().indexOf(document.activeElement);
  draw();
  all()[place]?.focus({ preventScroll: true });
}

function closeQuestion() {
  state.question = null;
}

// What the board shows meanwhile: the step before, with the point in question marked.
function askedOnBoard() {
  const { question } = state;
  if (!question || question.kind === "choice") return null;
  return { kind: question.result ? "height" : question.kind, question };
}

function drawQuestion() {
  const { question } = state;
  questionBox.hidden = !question;
  const waiting = !question && questionHere();
  askButton.hidden = !waiting;
  if (waiting) write(askButton, [{ bold: "?" }, ` ${spoken(waiting.ask.text)}`]);
  if (!question) return;

  const { kind, step, ask, result } = question;
  const heading = make("h2", { tabindex: "-1" }), at = { at: [{ bold: step ? `(${step.x}, ${step.y})` : "" }] };
  if (kind === "parents") write(heading, told("Which points are averaged to set {at}?", at));
  else if (kind === "height") write(heading, told("How high will {at} be?", at));
  else heading.textContent = spoken(ask.text);
  const body = { parents: askParents, height: askHeight, choice: askChoice }[kind](question);
  const eyebrow = make("p", { class: "eyebrow" }, make("span", {}, said("Predict")),
    make("span", { class: "muted" }, score.given ? said("{0} of {1} right", score.right, score.given) : ""));
  keepingFocus(questionBox, () => questionBox.replaceChildren(eyebrow, heading, ...body, buttonsOf(question)));
  if (result) questionBox.querySelector(".primary").focus({ preventScroll: true });
}

function buttonsOf(question) {
  const button = (text, key, action, kind = "") => {
    const element = make("button", { type: "button", class: kind }, text, make("kbd", {}, key));
    element.addEventListener("click", action);
    return element;
  };
  if (question.result) return make("div", { class: "actions" }, button(said("Go on"), "Enter", goOn, "primary"));
  const check = button(said("Check"), "Enter", checkAnswer, "primary");
  check.disabled = question.kind === "parents" ? !question.chosen.length : question.kind === "choice" &&
    question.picked === undefined;
  return make("div", { class: "actions" }, check,
    question.kind === "parents" ? button(said("Clear"), "C", clearAnswer) : "", button(said("Show me"), "S", showAnswer));
}

function verdict(good, text) {
  return make("p", { class: `verdict ${good ? "right" : "wrong"}`, role: "status" },
    make("b", {}, good ? "\u2713 " : "\u2717 "), text);
}

// What the lesson says with the answer.
function reasonOf({ ask }) {
  return ask.why ? [make("p", { class: "why" }, spoken(ask.why))] : [];
}

// ---- Which points are averaged?

function rightCells(step) {
  return new Set(step.parents.filter(isRead).map((p) => cellAt(p.x, p.y)));
}

function askParents(question) {
  const { step, chosen, result } = question;
  if (result) {
    const all = [...rightCells(step)];
    const found = all.filter((cell) => chosen.includes(cell)).length;
    const wrong = chosen.length - found;
    const text = result === "shown" ? said("These {0} points are averaged.", all.length)
      : wrong > 1 ? said("{0} of {1} found, and {2} that do not belong.", found, all.length, wrong)
      : wrong ? said("{0} of {1} found, and 1 that does not belong.", found, all.length)
      : said("{0} of {1} found.", found, all.length);
    const why = make("p", { class: "why" });
    write(why, aboutParents(step));
    return [result === "shown" ? make("p", {}, text) : verdict(found === all.length && !wrong, text), why,
            ...reasonOf(question)];
  }
  const slots = Array.from({ length: Math.max(4, chosen.length) }, (_, i) => {
    if (i >= chosen.length) return make("li", { class: "empty" }, String(i + 1));
    return make("li", {}, make("i", {}, String(i + 1)), `(${chosen[i] % run.size}, ${Math.floor(chosen[i] / run.size)})`);
  });
  return [make("p", { class: "muted" }, said("Click every point whose height goes into the mean. Click again to take it back.")),
          make("ol", { class: "slots", "aria-label": said("Your points") }, ...slots)];
}

function choosePoint(cell) {
  const { question } = state;
  if (!question || question.kind !== "parents" || question.result || !grid.isSet[cell]) return;
  const at = question.chosen.indexOf(cell);
  if (at >= 0) question.chosen.splice(at, 1);
  else question.chosen.push(cell);
  show();
}

boardBox.addEventListener("click", (event) => {
  const point = pointUnder(event);
  if (point) choosePoint(cellAt(...point));
});

// On top of the board: what was chosen, and something to reach every point by keyboard.
function drawChosen() {
  const { question } = state;
  const isOpen = question?.kind === "parents" && !question.result;
  boardBox.classList.toggle("choosing", Boolean(isOpen));
  keepingFocus(targets, () => drawTargets(isOpen && run.size <= mostDrawn ? question : null));
  if (question?.kind !== "parents") return;
  const { at, taking, casing, ring, chip } = geometry;
  const right = question.result ? rightCells(question.step) : null;
  const onTop = targets.hasAttribute("hidden") ? lattice : targets;
  question.chosen.forEach((cell, i) => {
    const place = at(cell % run.size, Math.floor(cell / run.size));
    if (right?.has(cell)) return;
    const kind = right ? "wrong" : "chosen";
    svg("circle", { class: `ring ${kind}`, cx: place[0], cy: place[1], r: taking + casing, "stroke-width": ring });
    const corner = moved(place, [-Math.SQRT1_2, -Math.SQRT1_2], taking + ring);
    svg("circle", { class: `chip ${kind}`, cx: corner[0], cy: corner[1], r: chip }, onTop);
    svgText(corner, right ? "\u00d7" : String(i + 1), 1.35 * chip, { class: "chipText", "aria-hidden": true }, onTop);
  });
}

function drawTargets(question) {
  targets.replaceChildren();
  targets.toggleAttribute("hidden", !question);
  if (!question) return;
  const { at, taking, casing, side } = geometry;
  targets.setAttribute("viewBox", `0 0 ${side} ${side}`);
  grid.isSet.forEach((isSet, cell) => {
    if (!isSet) return;
    const [x, y] = [cell % run.size, Math.floor(cell / run.size)];
    const target = svg("circle", { class: "target", cx: at(x, y)[0], cy: at(x, y)[1], r: taking + casing, tabindex: 0,
      role: "checkbox", "aria-checked": String(question.chosen.includes(cell)), "data-cell": cell,
      "aria-label": said("({0}, {1}), height {2}", x, y, fixed(grid.heights[cell])) }, targets);
    target.addEventListener("keydown", (event) => {
      if (event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      choosePoint(cell);
    });
  });
}

// ---- How high will it be?

function askHeight(question) {
  const { step, result } = question;
  if (result) {
    const off = Math.abs(question.guess - step.value);
    const reach = run.law === "symmetric" ? ` ${said("The offset could make it anything from {0} to {1}.",
      fixed(step.mean - step.amplitude), fixed(step.mean + step.amplitude))}` : "";
    const possible = run.law !== "symmetric" || Math.abs(question.guess - step.mean) <= step.amplitude;
    const text = step.offset < 0
      ? said("It becomes {0}: the mean {1}, moved down by {2}.", fixed(step.value), fixed(step.mean), fixed(-step.offset))
      : said("It becomes {0}: the mean {1}, moved up by {2}.", fixed(step.value), fixed(step.mean), fixed(step.offset));
    if (result === "shown") return [make("p", {}, text + reach), ...reasonOf(question)];
    return [verdict(possible, possible ? said("Possible, and {0} away.", fixed(off)) : said("Out of reach, {0} away.", fixed(off))),
            make("p", { class: "why" }, text + reach), ...reasonOf(question)];
  }
  question.guess ??= 0;
  const decimals = Math.max(0, run.decimals - 1);
  const input = make("input", { type: "range", min: -run.limit, max: run.limit, step: 10 ** -decimals,
                                value: question.guess, "aria-label": said("Your guess") });
  const output = make("output", {}, fixed(question.guess, decimals));
  input.addEventListener("input", () => {
    question.guess = Number(input.value);
    output.textContent = fixed(question.guess, decimals);
  });
  const about = run.law === "symmetric"
    ? said("Its parents are on the board: think of their mean and an offset of at most {0} either way.", brief(step.amplitude))
    : said("Its parents are on the board: think of their mean.");
  return [make("p", { class: "muted" }, about),
          make("div", { class: "guess" }, input, output)];
}

// ---- One of several

function askChoice(question) {
  const { ask, result } = question;
  const list = make("fieldset", { class: "choices" }, make("legend", { class: "unseen" }, spoken(ask.text)));
  ask.choices.forEach((text, i) => {
    const input = make("input", { type: "radio", name: "choice", value: i });
    input.checked = question.picked === i;
    input.disabled = Boolean(result);
    input.addEventListener("change", () => {
      question.picked = i;
      questionBox.querySelector(".primary").disabled = false;
    });
    const kind = !result ? "" : i === ask.answer ? "right" : i === question.picked ? "wrong" : "";
    list.append(make("label", { class: kind }, input, make("span", {}, spoken(text))));
  });
  if (!result) return [list];
  const good = question.picked === ask.answer;
  const answer = said("The answer is: {0}.", spoken(ask.choices[ask.answer]));
  return [list, result === "shown" ? make("p", {}, answer) : verdict(good, good ? said("Right.") : answer),
          ...reasonOf(question)];
}

// ---- Answering

function checkAnswer() {
  const { question } = state;
  if (!question || question.result || questionBox.querySelector(".primary").disabled) return;
  settle("checked");
  const { step, kind } = question;
  const cells = step && rightCells(step);
  const good = kind === "choice" ? question.picked === question.ask.answer
    : kind === "height" ? run.law !== "symmetric" || Math.abs(question.guess - step.mean) <= step.amplitude
    : cells.size === question.chosen.length && question.chosen.every((cell) => cells.has(cell));
  score.given += 1;
  score.right += good ? 1 : 0;
  show();
}

function showAnswer() {
  if (!state.question || state.question.result) return;
  settle("shown");
  show();
}

function settle(result) {
  state.question.result = result;
  state.question.ask.done = true;
}

function clearAnswer() {
  if (!state.question || state.question.result) return;
  state.question.chosen = [];
  show();
}

// After the answer: the step itself.
function goOn() {
  const { stop } = state.question;
  closeQuestion();
  goTo(stop.at);
}

function questionKey(event) {
  const { question } = state;
  if (!question) return false;
  const onButton = event.target.closest?.("button");
  if (event.key === "Escape") {
    closeQuestion();
    show();
  } else if (event.key === "Enter") {
    if (onButton) return false;
    if (question.result) goOn();
    else checkAnswer();
  } else if (event.key.toLowerCase() === "c" && question.kind === "parents") clearAnswer();
  else if (event.key.toLowerCase() === "s" && !question.result) showAnswer();
  else return false;
  event.preventDefault();
  return true;
}
