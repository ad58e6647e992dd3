// ---- Numbers and words --------------------------------------------------------------------------------------------

// A number with the run's decimals, a real minus sign and no negative zero.
function fixed(number, decimals = run.decimals) {
  const digits = Math.abs(number) >= 1e6 ? number.toExponential(2) : number.toFixed(decimals);
  const unsigned = digits.replace(/^-/, "");
  return digits[0] === "-" && /[1-9]/.test(unsigned) ? "\u2212" + unsigned : unsigned;
}

// The same where digits are monospaced: such faces often have a minus as short as a hyphen, so a dash is painted.
function digits(number, decimals) {
  return fixed(number, decimals).replace("\u2212", "\u2013");
}

// At most four significant digits and no zeros at the end: 0.5, 0.0648, 22.4.
function brief(number) {
  return String(Number(number.toPrecision(4))).replace(/^-/, "\u2212");
}

// Sources differ in which phase they call "diamond". Data and lessons speak as most do; the switch turns the words.
function phaseWord(phase) {
  return (phase === "diamond") !== state.swapped ? "diamond" : "square";
}

function capital(word) {
  return word[0].toUpperCase() + word.slice(1);
}

function titleOf(step) {
  if (!step) return "The corners";
  const border = step.phase === "square" && step.border ? " at the border" : "";
  return capital(phaseWord(step.phase)) + " step" + border;
}

// The line for those who listen: the same that the program prints as its transcript.
function transcript(step) {
  if (!step) return `step 0/${run.count} corners`;
  return `step ${step.number}/${run.count} level ${step.level} ${phaseWord(step.phase)} (${step.x},${step.y})` +
    ` = ${step.value}`;
}

// What a random offset may be, by the run's law: as a short sign for the equation and as a sentence.
const laws = {
  "symmetric": {
    sign: (amp) => `|r| \u2264 ${brief(amp)}`,
    say: (s) => `Level ${s.level} may move ${thePoint(s)} by up to ${brief(s.amplitude)}: here ${upOrDown(s.offset)}.`,
  },
  "positive": {
    sign: (amp) => `0 \u2264 r < ${brief(amp)}`,
    say: (s) => `Offsets only go up here, by less than ${brief(s.amplitude)} on level ${s.level}: now by ` +
      `${fixed(s.offset)}.`,
  },
  "half-range": {
    sign: (amp) => `|r| \u2264 ${brief(amp / 2)}`,
    say: (s) => `Level ${s.level} may move ${thePoint(s)} by up to ${brief(s.amplitude / 2)}: here ` +
      `${upOrDown(s.offset)}.`,
  },
  "gaussian": {
    sign: (amp) => `\u03c3 = ${brief(amp)}`,
    say: (s) => `The offset is normal with a deviation of ${brief(s.amplitude)} on level ${s.level}: here ` +
      `${upOrDown(s.offset)}.`,
  },
  "matlab": {
    sign: (amp) => `${brief(-3 * amp)} < r \u2264 ${brief(-amp)}`,
    say: (s) => `Offsets only go down here, by ${brief(s.amplitude)} to ${brief(3 * s.amplitude)} on level ` +
      `${s.level}: now by ${fixed(Math.abs(s.offset))}.`,
  },
  "matlab-by-name": {
    sign: (amp) => `${brief(amp)} \u2264 r < ${brief(3 * amp)}`,
    say: (s) => `Offsets go up by ${brief(s.amplitude)} to ${brief(3 * s.amplitude)} on level ${s.level}: now by ` +
      `${fixed(s.offset)}.`,
  },
};

function thePoint(step) {
  return step.phase === "diamond" ? "the middle" : "the point";
}

function upOrDown(offset) {
  return `${offset < 0 ? "down" : "up"} by ${fixed(Math.abs(offset))}`;
}

// How a step explains itself: a list of texts, of {letter} for a parent in its colour and {bold} for a term.
function explanation(step) {
  if (!step) {
    const before = run.start.length - 4;
    return [`Four corners are given${before > 0 ? `, and ${before} more point${before > 1 ? "s" : ""}` : ""}. ` +
      `From them the other points grow in ${run.count} steps, one at a time.`];
  }
  const parts = [...aboutParents(step)];
  if (!Number.isNaN(step.before))
    parts.push(` The point was set before: ${fixed(step.value)} replaces ${fixed(step.before)}.`);
  return parts;
}

function aboutParents(step) {
  const at = `(${step.x}, ${step.y})`;
  if (!step.parents.length)
    return [`${at} lies on the border. Edge rule `, { bold: "fixed" },
      `: every border point becomes ${brief(run.edgeValue)}; nothing is averaged and no random number drawn.`];
  const [first] = step.parents;
  if (first.source === "copied")
    return [`${at} is the far end of its ${step.x === run.last ? "row" : "column"}. Edge rule `, { bold: "wrap" },
      ": the map repeats, so it copies ", { letter: 0 }, ` at (${first.x}, ${first.y}); no random number is drawn.`];

  const odd = step.parents.find((p) => p.source === "sentinel" || p.source === "unset") ??
    step.parents.find((p) => p.source !== "inside");
  if (odd) return aboutOdd(step, odd);
  const what = step.phase === "diamond" ? ["The corners ", " of the outlined square"]
    : ["The tips ", " of the outlined diamond"];
  return [what[0], ...lettersOf(step), `${what[1]} average to ${fixed(step.mean)}. `, laws[run.law].say(step)];
}

function lettersOf(step) {
  return step.parents.flatMap((p, i) => (i ? [", ", { letter: p.letter }] : [{ letter: p.letter }]));
}

// A parent that is not simply a point of the map: what the edge rule, or the program, makes of it.
function aboutOdd(step, odd) {
  const letter = { letter: odd.letter };
  const side = ["upper", "left", "right", "lower"][odd.letter];
  const where = odd.dx ? `x = ${brief(odd.place[0])}` : `y = ${brief(odd.place[1])}`;
  const wouldLie = [`The ${side} tip `, letter, ` would lie at ${where}, outside the map. Edge rule `, { bold: run.edge }];
  switch (odd.source) {
    case "left out":
      return [`The ${side} tip `, letter, " lies outside the map. Edge rule ", { bold: "three" },
        `: leave it out and divide by ${step.divisor}, not 4.`];
    case "wrapped":
      return [...wouldLie, `: the map repeats every ${run.last}, so `, letter,
        ` is read at (${odd.x}, ${odd.y}) on the far side.`];
    case "mirrored":
      return [...wouldLie, ": the opposite tip ", { letter: 3 - odd.letter }, ` at (${odd.x}, ${odd.y}) counts twice.`];
    case "constant":
      return [...wouldLie, `: it counts as ${brief(run.outside)}, and the sum is divided by 4.`];
    case "modulo":
    case "modulo size":
      return [`The ${side} tip `, letter, ` is read at (${odd.x}, ${odd.y}): this program takes coordinates modulo ` +
        `${odd.source === "modulo" ? run.last : run.size}.`];
    case "own middle":
      return [`In the place of the ${side} tip `, letter, ` this program takes the middle of its own cell, ` +
        `(${odd.x}, ${odd.y}), again.`];
    case "quartered":
      return ["Only ", letter, ` is divided by 4: a division comes before a sum. The sum is ${fixed(step.mean)}.`];
    case "sentinel":
      return ["", letter, ` at (${odd.x}, ${odd.y}) holds exactly ${brief(odd.height)}, which this program takes for ` +
        `a missing point: it is left out, and the sum divided by ${step.divisor}.`];
    default:
      return ["", letter, ` at (${odd.x}, ${odd.y}) is not set yet, and this program reads it as 0.`];
  }
}

// Lessons name the parents too; where a text lists all four, the letters take their colours.
function coloured(text) {
  return text.split(/(\ba, b, c,? (?:and )?d\b)/).flatMap((part, i) =>
    i % 2 === 0 ? [part] : part.split(/\b([abcd])\b/).map((t, j) => (j % 2 ? { letter: "abcd".indexOf(t) } : t)));
}

// The words of a lesson with the names of the phases that are chosen: {diamond step}; {=0.68} is a number.
function spoken(text) {
  return text.replace(/\{=([^{}]+)\}/g, "$1").replace(/\{(diamond|square)( [a-z]+)\}/gi, (_, name, rest) => {
    const word = phaseWord(name.toLowerCase());
    return (name[0] < "a" ? capital(word) : word) + rest;
  });
}

// Puts such a list into an element. Text stays text, whatever it holds.
function write(element, parts) {
  element.replaceChildren(...parts.filter((part) => part !== "").map((part) => {
    if (typeof part === "string") return document.createTextNode(part);
    const mark = document.createElement("b");
    mark.textContent = part.bold ?? "abcd"[part.letter];
    if (part.bold === undefined) mark.className = "abcd"[part.letter];
    return mark;
  }));
}

// A small helper for building elements: make("p", { class: "x" }, "text", child).
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
