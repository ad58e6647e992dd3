// ---- The run ------------------------------------------------------------------------------------------------------
//
// The trace says of every step which cell it writes, why (a row of `reasons`: the directions and sources of its
// parents), the mean of the parents, the random offset, and the height that comes out. Everything else follows. These
// three are doubles to the last bit: run.heights[k - 1] is what step k writes. What can be worked out is left to the page.

const run = JSON.parse(document.getElementById("trace").textContent);
for (const column of ["means", "offsets", "heights"])
  if (run[column]) run[column] = new Float64Array(bytesOf(run[column]).buffer);
run.last = run.size - 1;
run.cells ??= cellsRowByRow();
run.count = run.cells.length;

// In most programs the middles of squares come before those of diamonds, level by level and row by row from the north.
function cellsRowByRow() {
  const cells = [];
  for (let side = run.last; side > 1; side /= 2) {
    const half = side / 2;
    for (let y = half; y < run.last; y += side)
      for (let x = half; x < run.last; x += side) cells.push(y * run.size + x);
    for (let y = 0; y <= run.last; y += half)
      for (let x = (y / half) % 2 ? 0 : half; x <= run.last; x += side) cells.push(y * run.size + x);
  }
  return cells;
}

// The map at one moment: the heights after that many steps, and which points are set. Being set is a mask of its own,
// since every height is one that a terrain can have.
const grid = { moment: 0, heights: new Float64Array(run.size ** 2), isSet: new Uint8Array(run.size ** 2) };
for (const [cell, height] of run.start) {
  grid.heights[cell] = height;
  grid.isSet[cell] = 1;
}

// The mean of step k, which sets a cell whose level has diamonds of that half width, before it is set.
function meanBefore(k, half) {
  let [sum, count] = [0, 0];
  for (const [dx, dy, source] of run.reasons[run.why[k - 1]]) {
    if (source === "left out") continue;
    sum += grid.heights[run.cells[k - 1] + (dy * run.size + dx) * half];
    ++count;
  }
  return sum / count;
}

// What each step overwrites is found once by playing the run; going backward is putting it back.
const overwritten = new Float64Array(run.count + 1).fill(NaN);
const writer = new Int32Array(run.size ** 2); // of each cell, the last step that writes it
const [hasMeans, hasHeights] = [Boolean(run.means), Boolean(run.heights)];
run.means ??= new Float64Array(run.count);
run.heights ??= new Float64Array(run.count);
for (const [level, , first, last] of run.chapters)
  for (let k = first; k <= last; ++k) {
    const cell = run.cells[k - 1];
    if (!hasMeans) run.means[k - 1] = meanBefore(k, run.last >> (level + 1));
    if (!hasHeights) run.heights[k - 1] = run.means[k - 1] + run.offsets[k - 1];
    if (grid.isSet[cell]) overwritten[k] = grid.heights[cell];
    grid.heights[cell] = run.heights[k - 1];
    grid.isSet[cell] = 1;
    writer[cell] = k;
  }
grid.moment = run.count;
moveGrid(0);

// What comes after the run: [cell, height as the steps leave it, height at the end].
function finish(isFinished, changed) {
  for (const [cell, before, after] of run.atEnd ?? []) {
    grid.heights[cell] = isFinished ? after : before;
    changed(cell);
  }
}

const leftBySteps = new Map((run.atEnd ?? []).map(([cell, before]) => [cell, before]));

function heightBySteps(cell) {
  return (grid.moment === run.count ? leftBySteps.get(cell) : undefined) ?? grid.heights[cell];
}

function moveGrid(to, changed = () => {}) {
  if (to === grid.moment) return;
  if (grid.moment === run.count) finish(false, changed);
  while (grid.moment < to) {
    const cell = run.cells[grid.moment++];
    grid.heights[cell] = run.heights[grid.moment - 1];
    grid.isSet[cell] = 1;
    changed(cell);
  }
  while (grid.moment > to) {
    const cell = run.cells[grid.moment - 1];
    const before = overwritten[grid.moment--];
    grid.isSet[cell] = Number.isNaN(before) ? 0 : 1;
    grid.heights[cell] = grid.isSet[cell] ? before : 0;
    changed(cell);
  }
  if (to === run.count) finish(true, changed);
}

function cellAt(x, y) {
  return y * run.size + x;
}

function isInside(x, y) {
  return x >= 0 && y >= 0 && x <= run.last && y <= run.last;
}

// A chapter is one phase of one level: [level, phase, first step, last step].
function chapterOf(k) {
  return run.chapters.findIndex(([, , , last]) => k <= last);
}

// Which of a, b, c, d a parent is. Letters are places: the corners north-west, north-east, south-west, south-east of a
// square; the tips up, left, right, down of a diamond.
function letterOf(dx, dy, phase) {
  if (phase === "diamond") return (dx > 0 ? 1 : 0) + (dy > 0 ? 2 : 0);
  if (dx === 0) return dy > 0 ? 3 : 0;
  if (dy === 0) return dx < 0 ? 1 : 2;
  return 3; // a published slip reads another cell in place of the tip below
}

// The cell that a parent is read from; for one that is left out or constant, its place outside the map.
function cellOfParent(x, y, dx, dy, source, half) {
  const place = [x + dx * half, y + dy * half];
  return readElsewhere[source] ? readElsewhere[source].cell([x, y], place) : place;
}

const opposite = (at, place) => at.map((v, i) => 2 * v - place[i]);

// The cells of sources that are not read in their own place; to some of them a dotted way is drawn, along a row or column.
const readElsewhere = {
  "wrapped": { cell: (at, place) => place.map((v) => (v < 0 ? v + run.last : v > run.last ? v - run.last : v)), hasWay: true },
  "mirrored": { cell: opposite, hasWay: true },
  "own middle": { cell: opposite },
  "modulo": { cell: (at, place) => place.map((v) => (v + run.last) % run.last) },
  "modulo size": { cell: (at, place) => place.map((v) => (v + run.size) % run.size) },
  "copied": { cell: (at) => at.map((v) => (v === run.last ? 0 : v)), hasWay: true },
};
const hasWay = (parent) => Boolean(readElsewhere[parent.source]?.hasWay);

const isSummed = (parent) => parent.source !== "left out" && parent.source !== "sentinel";
const hasCell = (parent) => parent.source !== "left out" && parent.source !== "constant";
const isRead = (parent) => isSummed(parent) && hasCell(parent);
const isQuartered = (parent) => parent.source === "quartered"; // divided by 4 alone

// Step k with its reasons. The heights of the parents are read from the map just before or after it.
function stepAt(k) {
  const cell = run.cells[k - 1];
  const [x, y] = [cell % run.size, Math.floor(cell / run.size)];
  const [level, phase] = run.chapters[chapterOf(k)];
  const half = run.last >> (level + 1);
  const step = {
    number: k, x, y, level, phase, half,
    amplitude: (phase === "square" && run.squareAmplitudes || run.amplitudes)[level],
    mean: run.means[k - 1],
    offset: run.offsets[k - 1],
    value: run.heights[k - 1],
    before: overwritten[k],
    border: x === 0 || y === 0 || x === run.last || y === run.last,
    parents: [],
  };
  for (const [dx, dy, source] of run.reasons[run.why[k - 1]]) addParent(step, dx, dy, source);
  // Some programs do not mention a tip outside the map; it is left out all the same.
  if (phase === "square" && step.parents.length > 2)
    for (const [dx, dy] of [[0, -1], [-1, 0], [1, 0], [0, 1]])
      if (!isInside(x + dx * half, y + dy * half) && !step.parents.some((p) => p.dx === dx && p.dy === dy))
        addParent(step, dx, dy, "left out");
  step.parents.sort((p, q) => p.letter - q.letter);
  step.divisor = step.parents.some(isQuartered) ? 1 : step.parents.filter(isSummed).length;
  return step;
}

function addParent(step, dx, dy, source) {
  const [x, y] = cellOfParent(step.x, step.y, dx, dy, source, step.half);
  const place = source === "copied" ? [x, y] : [step.x + dx * step.half, step.y + dy * step.half];
  const letter = letterOf(dx, dy, step.phase);
  const height = source === "constant" ? run.outside
    : source === "left out" || source === "unset" ? 0 : heightBySteps(cellAt(x, y));
  step.parents.push({ x, y, dx, dy, source, place, letter, name: "abcd"[letter], height,
                      isOutside: !isInside(...place) });
}

// A height for every point, so that the relief is a surface at every moment: points that are not set lie on the coarser
// surface, which is what the rest of the run would give without random offsets. `raised` replaces one height while it
// is in motion.
function surface(raised) {
  const heights = Float64Array.from(grid.heights);
  if (raised) heights[raised.cell] = raised.height;
  if (run.look.unset === "zero") return heights; // what is not set is 0 there
  for (let k = grid.moment + 1; k <= run.count; ++k) {
    const cell = run.cells[k - 1];
    if (grid.isSet[cell]) continue;
    const [x, y] = [cell % run.size, Math.floor(cell / run.size)];
    const half = run.last >> (levelOfStep[k] + 1);
    let sum = 0;
    let count = 0;
    for (const [dx, dy, source] of run.reasons[run.why[k - 1]]) {
      if (source === "left out" || source === "sentinel") continue;
      ++count;
      if (source === "constant") {
        sum += run.outside;
        continue;
      }
      const [px, py] = cellOfParent(x, y, dx, dy, source, half);
      sum += heights[cellAt(px, py)] / (source === "quartered" ? 4 : 1);
      if (source === "quartered") count = 1;
    }
    const mean = count ? sum / count : run.means[k - 1];
    heights[cell] = run.floats ? Math.fround(mean) : mean; // one program stores its heights in single precision
  }
  return heights;
}

const levelOfStep = new Uint8Array(run.count + 1);
for (const [level, , first, last] of run.chapters) levelOfStep.fill(level, first, last + 1);
