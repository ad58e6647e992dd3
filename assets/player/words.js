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

// What the page says stands here in English. Another language has its own words beside the run: the same sentences, in
// which {0}, {1} or names in braces are the places of values. Behind a bar stands what tells two phrases apart.
const phrases = JSON.parse(byId("words").textContent);

function phraseOf(english) {
  return phrases[english] || english.split("|")[0];
}

function said(english, ...values) {
  return phraseOf(english).replace(/\{(\d)\}/g, (_, i) => values[i]);
}

// The same as a list of texts and marks, see write(): a value may be a list of them itself.
function told(english, values) {
  return phraseOf(english).split(/\{(\w+)\}/).flatMap((part, i) => (i % 2 ? values[part] : [part]));
}

// Sources differ in which phase they call "diamond". Data and lessons speak as most do; the switch turns the words.
function phaseWord(phase) {
  return (phase === "diamond") !== state.swapped ? said("diamond") : said("square");
}

function capital(word) {
  return word[0].toUpperCase() + word.slice(1);
}

function titleOf(step) {
  if (!step) return said("The corners");
  const name = capital(phaseWord(step.phase));
  return step.phase === "square" && step.border ? said("{0} step at the border", name) : said("{0} step", name);
}

// The line for those who listen: the same that the program prints as its transcript.
function transcript(step) {
  if (!step) return said("step 0/{0} corners", run.count);
  return said("step {0}/{1} level {2} {3}", step.number, run.count, step.level, phaseWord(step.phase)) +
    ` (${step.x},${step.y}) = ${step.value}`;
}

// What a random offset may be, by the run's law: as a short sign for the equation and as a sentence.
const laws = {
  "symmetric": {
    sign: (amp) => `|r| \u2264 ${brief(amp)}`,
    say: (s) => upTo(s, s.amplitude),
  },
  "positive": {
    sign: (amp) => `0 \u2264 r < ${brief(amp)}`,
    say: (s) => said("Offsets only go up here, by less than {0} on level {1}: now by {2}.", brief(s.amplitude), s.level,
      fixed(s.offset)),
  },
  "half-range": {
    sign: (amp) => `|r| \u2264 ${brief(amp / 2)}`,
    say: (s) => upTo(s, s.amplitude / 2),
  },
  "gaussian": {
    sign: (amp) => `\u03c3 = ${brief(amp)}`,
    say: (s) => said("The offset is normal with a deviation of {0} on level {1}", brief(s.amplitude), s.level) +
      upOrDown(s.offset),
  },
  "matlab": {
    sign: (amp) => `${brief(-3 * amp)} < r \u2264 ${brief(-amp)}`,
    say: (s) => said("Offsets only go down here, by {0} to {1} on level {2}: now by {3}.", brief(s.amplitude),
      brief(3 * s.amplitude), s.level, fixed(Math.abs(s.offset))),
  },
  "matlab-by-name": {
    sign: (amp) => `${brief(amp)} \u2264 r < ${brief(3 * amp)}`,
    say: (s) => said("Offsets go up by {0} to {1} on level {2}: now by {3}.", brief(s.amplitude), brief(3 * s.amplitude),
      s.level, fixed(s.offset)),
  },
};

function upTo(step, most) {
  const sentence = step.phase === "diamond" ? said("Level {0} may move the middle by up to {1}", step.level, brief(most))
    : said("Level {0} may move the point by up to {1}", step.level, brief(most));
  return sentence + upOrDown(step.offset);
}

function upOrDown(offset) {
  const by = fixed(Math.abs(offset));
  return offset < 0 ? said(": here down by {0}.", by) : said(": here up by {0}.", by);
}

// How a step explains itself: a list of texts, of {letter} for a parent in its colour and {bold} for a term.
function explanation(step) {
  if (!step) {
    const before = run.start.length - 4;
    const given = before > 1 ? said("Four corners are given, and {0} more points.", before)
      : before ? said("Four corners are given, and 1 more point.") : said("Four corners are given.");
    return [`${given} ${said("From them the other points grow in {0} steps, one at a time.", run.count)}`];
  }
  const parts = [...aboutParents(step)];
  if (!Number.isNaN(step.before))
    parts.push(` ${said("The point was set before: {0} replaces {1}.", fixed(step.value), fixed(step.before))}`);
  return parts;
}

function aboutParents(step) {
  const at = `(${step.x}, ${step.y})`;
  if (!step.parents.length)
    return told("{at} lies on the border. Edge rule {rule}: every border point becomes {height}; nothing is averaged and no random number drawn.",
      { at, rule: [{ bold: "fixed" }], height: brief(run.edgeValue) });
  const [first] = step.parents;
  if (first.source === "copied") {
    const values = { at, rule: [{ bold: "wrap" }], p: [{ letter: 0 }], cell: `(${first.x}, ${first.y})` };
    return step.x === run.last
      ? told("{at} is the far end of its row. Edge rule {rule}: the map repeats, so it copies {p} at {cell}; no random number is drawn.", values)
      : told("{at} is the far end of its column. Edge rule {rule}: the map repeats, so it copies {p} at {cell}; no random number is drawn.", values);
  }
  const odd = step.parents.find((p) => p.source === "sentinel" || p.source === "unset") ??
    step.parents.find((p) => p.source !== "inside");
  if (odd) return aboutOdd(step, odd);
  const values = { letters: lettersOf(step), mean: fixed(step.mean) };
  const mean = step.phase === "diamond" ? told("The corners {letters} of the outlined square average to {mean}.", values)
    : told("The tips {letters} of the outlined diamond average to {mean}.", values);
  return [...mean, ` ${laws[run.law].say(step)}`];
}

function lettersOf(step) {
  return step.parents.flatMap((p, i) => (i ? [", ", { letter: p.letter }] : [{ letter: p.letter }]));
}

// A parent that is not simply a point of the map: what the edge rule, or the program, makes of it.
function aboutOdd(step, odd) {
  const values = {
    p: [{ letter: odd.letter }],
    opposite: [{ letter: 3 - odd.letter }],
    tip: [said("upper|tip"), said("left|tip"), said("right|tip"), said("lower|tip")][odd.letter],
    place: odd.dx ? `x = ${brief(odd.place[0])}` : `y = ${brief(odd.place[1])}`,
    rule: [{ bold: odd.source === "left out" ? "three" : run.edge }],
    cell: `(${odd.x}, ${odd.y})`,
    n: String(run.last),
    size: String(run.size),
    divisor: String(step.divisor),
    height: brief(odd.source === "sentinel" ? odd.height : run.outside),
    sum: fixed(step.mean),
  };
  switch (odd.source) {
    case "mirrored":
      return told("The {tip} tip {p} would lie at {place}, outside the map. Edge rule {rule}: the opposite tip {opposite} at {cell} counts twice.", values);
    case "constant":
      return told("The {tip} tip {p} would lie at {place}, outside the map. Edge rule {rule}: it counts as {height}, and the sum is divided by 4.", values);
    case "modulo":
      return told("The {tip} tip {p} is read at {cell}: this program takes coordinates modulo {n}.", values);
    case "modulo size":
      return told("The {tip} tip {p} is read at {cell}: this program takes coordinates modulo {size}.", values);
    case "quartered":
      return told("Only {p} is divided by 4: a division comes before a sum. The sum is {sum}.", values);
    case "sentinel":
      return told("{p} at {cell} holds exactly {height}, which this program takes for a missing point: it is left out, and the sum divided by {divisor}.", values);
    case "unset":
      return told("{p} at {cell} is not set yet, and this program reads it as 0.", values);
    default:
      return told(run.explanations[odd.source], values);
  }
}

// Lessons name the parents too; where a text lists all four, the letters take their colours.
function coloured(text) {
  return text.split(/(\ba, b, c,? (?:and )?d\b)/).flatMap((part, i) =>
    i % 2 === 0 ? [part] : part.split(/\b([abcd])\b/).map((t, j) => (j % 2 ? { letter: "abcd".indexOf(t) } : t)));
}

// The words of a lesson with the names of the phases that are chosen: {diamond step}, {diamond}; {=0.68} is a number.
function spoken(text) {
  return text.replace(/\{=([^{}]+)\}/g, "$1").replace(/\{(diamond|square)( [a-z]+)?\}/gi, (_, name, rest) => {
    const word = phaseWord(name.toLowerCase());
    const shown = name[0] < "a" ? capital(word) : word;
    switch (rest) {
      case " step": return said("{0} step|braces", shown);
      case " steps": return said("{0} steps|braces", shown);
      case " phase": return said("{0} phase|braces", shown);
      case " phases": return said("{0} phases|braces", shown);
      default: return shown + (rest ?? "");
    }
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
