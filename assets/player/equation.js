// ---- The equation -------------------------------------------------------------------------------------------------
//
// h = (a + b + c + d) / 4 + r in columns of fixed width, so that nothing moves from step to step: letters above,
// values below. Narrow pages have the same as a sum in a column.

const equationBox = document.getElementById("equation");
const sumBox = document.getElementById("sum");

const quarterOf = (parent) => (isQuartered(parent) ? " / 4" : "");

let columns = null; // the grid that they stand in

function drawEquation(step) {
  columns = make("div", { class: "columns", "aria-hidden": "true" });
  equationBox.replaceChildren(columns);
  sumBox.replaceChildren();
  equationBox.setAttribute("aria-label", equationWords(step));
  if (step && step.parents.length < 2) drawPlain(step);
  else drawAverage(step);
  drawSum(step);
}

// The same for those who listen.
function equationWords(step) {
  if (!step) return "h = (a + b + c + d) / 4 + r";
  if (!step.parents.length) return `h = ${step.value}`;
  if (step.parents[0].source === "copied") return `h = a = ${step.value}`;
  const sum = step.parents.filter(isSummed).map((p) => `${p.name} ${fixed(p.height)}${quarterOf(p)}`).join(" + ");
  return `h = (${sum}) / ${step.divisor} + r ${fixed(step.offset)} = ${fixed(step.value)}`;
}

function put(column, row, text, kind, span = 1) {
  const cell = make("span", { class: kind }, text);
  cell.style.gridColumn = `${column} / span ${span}`;
  cell.style.gridRow = row;
  columns.append(cell);
  return cell;
}

function drawAverage(step) {
  const both = (column, text, kind) => (step ? [1, 2] : [1]).forEach((row) => put(column, row, text, kind));
  put(1, 1, "h", "letter h");
  put(1, 2, step ? digits(step.value) : "", "value h");
  both(2, "=", "sign");
  both(3, "(", "sign");
  for (let i = 0; i < 4; ++i) {
    const all = step?.parents ?? []; // four are shown in their order: a slip may read one of them twice
    const parent = all.length === 4 ? all[i] : all.find((p) => p.letter === i);
    const name = parent ? parent.name : "abcd"[i];
    const out = step && (!parent || !isSummed(parent));
    put(4 + 2 * i, 1, name, `letter ${name}${out ? " out" : ""}`);
    put(4 + 2 * i, 2, out ? said("out") : parent ? digits(parent.height) + quarterOf(parent) : "", out ? "value none" : `value ${name}`);
    if (i) both(3 + 2 * i, "+", "sign");
  }
  both(11, ")", "sign");
  both(12, "/", "sign");
  both(13, String(step ? step.divisor : 4), "sign divisor");
  both(14, "+", "sign");
  put(15, 1, "r", "letter r");
  put(15, 2, step ? digits(step.offset) : "", "value r");

  const below = step ? 3 : 2;
  put(3, below, "", "brace", 11);
  put(15, below, "", "brace");
  const mean = put(3, step ? 4 : 2, "", "under", 11);
  if (step) mean.append(`${said("mean")} `, make("b", {}, digits(step.mean)));
  else mean.append(said("mean of the points that are set already"));
  const sign = step ? laws[run.law].sign(step.amplitude) : said("random");
  put(14, step ? 4 : 2, sign, "under reach", 2);
}

// A border that is fixed or a copy of the far side: no mean, nothing drawn.
function drawPlain(step) {
  const [parent] = step.parents;
  put(1, 1, "h", "letter h");
  put(1, 2, digits(step.value), "value h");
  [1, 2].forEach((row) => put(2, row, "=", "sign"));
  const name = parent ? parent.name : "none";
  put(4, 1, parent ? parent.name : said("edge|height"), `letter ${name}`);
  put(4, 2, digits(step.mean), `value ${name}`);
  put(5, 2, parent ? said("a copy of the far side, nothing drawn") : said("set by the edge rule, nothing drawn"), "under plain", 9);
}

// For narrow pages: letters as on the board, with place and height, then sum, mean, offset and result.
function drawSum(step) {
  const row = (mark, label, value, kind = "") => {
    const line = make("div", { class: `row ${kind}` });
    line.append(mark ? make("i", { class: `chip ${mark}` }, mark) : "", make("span", { class: label[0] === "(" ? "place" : "" }, label), make("b", {}, value));
    sumBox.append(line);
  };
  if (!step) {
    "abcd".split("").forEach((name) => row(name, said("a parent's height"), ""));
    row("", said("mean, and a random offset r"), "", "total");
    return row("h", said("the new height"), "", "total h");
  }
  for (const p of step.parents) {
    const out = !isSummed(p);
    const place = p.source === "constant" ? said("outside") : `(${p.x}, ${p.y})`;
    row(p.name, out && p.isOutside ? said("outside") : place, out ? said("out") : digits(p.height) + quarterOf(p), out ? "none" : p.name);
  }
  if (step.parents.length > 1) {
    const sum = step.parents.filter(isSummed).reduce((total, p) => total + p.height / (isQuartered(p) ? 4 : 1), 0);
    row("", said("sum"), digits(sum), "total");
    row("", said("mean = sum / {0}", step.divisor), digits(step.mean));
    row("", `r, ${laws[run.law].sign(step.amplitude).replace(/^\|r\| \u2264 /, `${said("random in")} \u00b1`)}`, digits(step.offset));
  } else if (!step.parents.length) row("", said("edge rule"), digits(step.mean));
  row("h", `(${step.x}, ${step.y})`, digits(step.value), "total h");
}
