// ---- The board ----------------------------------------------------------------------------------------------------
//
// The lattice from above, in SVG. Lengths are CSS pixels; `unit` is the size of one unit of the design, so that
// everything grows with the window. Shares are of the cell, the distance between two points.

const boardBox = document.getElementById("board");
const lattice = document.getElementById("lattice");
const pointsCanvas = document.getElementById("points");

// Above this many points a side the points are painted on a canvas below the SVG.
const mostDrawn = 33;

function unit() {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

function clamp(value, least, most) {
  return Math.min(Math.max(value, least), most);
}

// ---- Where everything is

let geometry = null;

function measureBoard() {
  const u = unit();
  const side = Math.floor(Math.min(boardBox.clientWidth, boardBox.clientHeight || boardBox.clientWidth));
  const n = run.last;
  const ghostShare = n >= 8 ? 0.3 : 0.24;
  const marginShare = 0.81 + 2 * ghostShare;
  let cell = side / (n + 2 * marginShare);
  let margin = marginShare * cell;
  // On large maps the margin is that of the rim's numbers and not of the cells.
  const least = 34 * u;
  if (margin < least) {
    margin = least;
    cell = (side - 2 * margin) / n;
  }
  const casing = clamp(0.02 * cell, 1.5 * u, 4 * u);
  const ring = clamp(0.05 * cell, 3 * u, 5 * u);
  const taking = Math.max(0.4 * cell, 7 * u); // disc of a point that takes part
  const outer = taking + ring + casing;
  const ghost = Math.max(ghostShare * cell, 5 * u);
  geometry = {
    u, side, cell, margin, casing, ring, taking, outer, ghost,
    disc: 0.35 * cell,
    hollow: Math.min(0.12 * cell, 11 * u),
    chip: clamp(0.155 * cell, 10 * u, 15 * u),
    ghostAway: Math.max(0.76 * cell + ghost, outer + ghost + 4 * u),
    beyond: Math.max(0.52 * cell, Math.min(taking + ring, 10 * u)),
    at: (x, y) => [margin + x * cell, margin + y * cell],
  };
}

// The size in which every number of the run fits into a disc: with all decimals, else with one less, else none. Points
// that take part are larger, but show no more decimals than the others.
function numberSize(radius) {
  if (!run.look.numbers) return null;
  const most = radius > geometry.disc ? numberSize(geometry.disc)?.decimals ?? run.decimals : run.decimals;
  for (const decimals of [most, most - 1]) {
    if (decimals < 0) break;
    const width = 0.605 * fixed(-run.limit, decimals).length;
    const size = (2 * 0.92 * radius) / Math.hypot(width, 0.72);
    if (size >= Math.max(10.5, 10.5 * geometry.u))
      return { decimals, size: Math.min(size, 0.3 * radius + 8 * geometry.u) };
  }
  return null;
}

// ---- Drawing

function svg(name, attributes, parent = lattice) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes))
    element.setAttribute(key, typeof value === "number" ? Math.round(value * 100) / 100 : value);
  parent.append(element);
  return element;
}

function svgText(at, text, size, attributes, parent = lattice) {
  const element = svg("text", { x: at[0], y: at[1] + 0.36 * size, "font-size": size, "text-anchor": "middle",
                                ...attributes }, parent);
  element.textContent = text;
  return element;
}

// Draws the map at grid.moment. `step` is the step that led there, or one that is still hidden behind a question:
// then `asked` says what is asked ("parents" or "height") and which points were chosen.
function drawBoard(step, asked = null) {
  measureBoard();
  const { side, margin, cell, beyond, u } = geometry;
  document.documentElement.style.setProperty("--plane", `${Math.round(margin - beyond)}px`);
  lattice.replaceChildren();
  lattice.setAttribute("viewBox", `0 0 ${side} ${side}`);
  lattice.setAttribute("aria-label", boardWords(step, asked));
  const onCanvas = run.size > mostDrawn;
  pointsCanvas.hidden = !onCanvas;

  const plane = side - 2 * margin + 2 * beyond;
  if (onCanvas) drawPointsOnCanvas(plane);
  else svg("rect", { class: "plane", x: margin - beyond, y: margin - beyond, width: plane, height: plane,
                     rx: Math.min(0.16 * cell, 14 * u) });
  if (!onCanvas) drawGrid();
  if (run.look.coordinates) drawRim(step);

  const parents = step && asked?.kind !== "parents" ? step.parents : [];
  const takesPart = new Set(parents.filter(hasCell).map((p) => cellAt(p.x, p.y)));
  if (step) takesPart.add(cellAt(step.x, step.y));

  drawShape(step, parents);
  if (!onCanvas) drawPoints(takesPart, true, asked);
  for (const parent of parents) drawWay(step, parent);
  if (!onCanvas) drawPoints(takesPart, false, asked);
  if (step) drawParticipants(step, parents, asked);
}

function boardWords(step, asked) {
  const set = grid.isSet.reduce((sum, v) => sum + v, 0);
  const words = said("Board of {0} by {0} points, {1} of them set.", run.size, set);
  if (!step) return words;
  const at = `(${step.x}, ${step.y})`;
  if (asked) return `${words} ${said("The point in question is {0}.", at)}`;
  const parents = step.parents.filter(isSummed).map((p) => said("{0} at {1}", p.name, `(${p.x}, ${p.y})`)).join(", ");
  return `${words} ${parents ? said("{0} was just set from {1}.", at, parents) : said("{0} was just set.", at)}`;
}

function drawGrid() {
  const { at } = geometry;
  let path = "";
  for (let i = 0; i <= run.last; ++i) {
    path += `M${at(i, 0)}L${at(i, run.last)}M${at(0, i)}L${at(run.last, i)}`;
  }
  svg("path", { class: "grid", d: path });
}

// Every coordinate where there is room, else every second, fourth ...; the present ones always. Where a ghost stands
// outside, the present number moves to the far side.
function drawRim(step) {
  const { at, cell, beyond, u, side } = geometry;
  const size = clamp(0.3 * cell, 12 * u, 16 * u);
  const away = Math.max(0.78 * cell, beyond + 0.85 * size);
  let every = 1;
  while (every * cell < (run.last >= 100 ? 2.6 : 1.9) * size && every < run.last) every *= 2;
  const ghostOn = (dx, dy) => step?.parents.some((p) => p.isOutside && p.dx === dx && p.dy === dy);
  const [first] = at(0, 0);
  const [end] = at(run.last, 0);

  for (const [now, far, place] of [
    [step?.x, ghostOn(0, -1), (i, edge) => [at(i, 0)[0], edge]],
    [step?.y, ghostOn(-1, 0), (i, edge) => [edge, at(0, i)[1]]],
  ])
    for (let i = 0; i <= run.last; ++i) {
      const isNow = i === now;
      const room = far ? Math.max(0.6 * cell, geometry.outer) + 1.3 * size : 1.5 * size;
      if (!isNow && (i % every || Math.abs(i - now) * cell < room)) continue;
      svgText(place(i, isNow && far ? end + away : first - away), String(i), size,
              { class: isNow ? "rim nowRim" : "rim" });
    }
  const axis = Math.max(0.42 * cell, 1.3 * size);
  const beside = Math.max(axis, (0.9 + 0.3 * String(run.last).length) * size);
  svgText([Math.min(end + beside, side - size / 2), first - away], "x", size, { class: "axis" });
  svgText([first - away, Math.min(end + axis, side - size / 2)], "y", size, { class: "axis" });
}

function drawShape(step, parents) {
  if (parents.length < 2) return;
  const middle = geometry.at(step.x, step.y);
  const corners = parents.map((p) => placeOf(step, p))
    .sort((p, q) => Math.atan2(p[1] - middle[1], p[0] - middle[0]) - Math.atan2(q[1] - middle[1], q[0] - middle[0]));
  svg("polygon", { class: "shape", points: corners.join(" ") });
}

function placeOf(step, parent) {
  const [x, y] = geometry.at(step.x, step.y);
  if (parent.isOutside) return [x + parent.dx * geometry.ghostAway, y + parent.dy * geometry.ghostAway];
  return geometry.at(...parent.place);
}

function drawPoints(takesPart, set, asked) {
  const number = numberSize(geometry.disc);
  for (let y = 0; y <= run.last; ++y)
    for (let x = 0; x <= run.last; ++x) {
      const cell = cellAt(x, y);
      if (Boolean(grid.isSet[cell]) !== set) continue;
      if (takesPart.has(cell) && !(asked && !set)) continue;
      const at = geometry.at(x, y);
      if (!set) svg("circle", { class: "hollow", cx: at[0], cy: at[1], r: geometry.hollow });
      else drawDisc(at, geometry.disc, grid.heights[cell], shadeOfPoint(x, y), number);
    }
}

function drawDisc(at, radius, height, shade, number, bold = false) {
  svg("circle", { class: "disc", cx: at[0], cy: at[1], r: radius, fill: rgb(shade) });
  if (number)
    svgText(at, digits(height, number.decimals), number.size,
            { class: bold ? "number bold" : "number", fill: inkOn(shade) });
}

// ---- The step: lines from the parents, rings, ghosts outside the map, letters

function towards(from, to) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function moved(from, along, length) {
  return [from[0] + along[0] * length, from[1] + along[1] * length];
}

// The line from a parent, and for one that is read elsewhere the way it is read.
function drawWay(step, parent) {
  const { u, outer, ring, ghost } = geometry;
  const now = geometry.at(step.x, step.y);
  if (parent.source === "copied") return drawCorridor(geometry.at(parent.x, parent.y), now, parent, outer + ring, step);
  if (hasWay(parent))
    drawCorridor(geometry.at(parent.x, parent.y), placeOf(step, parent), parent, ghost, step);

  const from = placeOf(step, parent);
  const along = towards(from, now);
  const start = moved(from, along, parent.isOutside ? ghost + 3 * u : outer + 3 * u);
  const end = moved(now, along, -(outer + 0.5 * ring + 3 * u));
  const room = (end[0] - start[0]) * along[0] + (end[1] - start[1]) * along[1];
  if (!isSummed(parent)) {
    if (parent.isOutside && room > 0) svg("path", { class: `stub ${parent.name}`, d: `M${start}L${end}` });
    return;
  }
  if (room >= 4 * u) drawArrow(start, end, along, Math.min(15 * u, room), parent, parent.isOutside);
}

function drawArrow(from, to, along, head, parent, dashed) {
  const neck = moved(to, along, -head);
  const across = [-along[1] * head * 0.52, along[0] * head * 0.52];
  const line = `M${from}L${moved(neck, along, 1)}`;
  const length = (neck[0] - from[0]) * along[0] + (neck[1] - from[1]) * along[1];
  if (length > 4 * geometry.u) {
    svg("path", { class: "lineCasing", d: line });
    svg("path", { class: `line ${parent.name}${dashed ? " dashed" : ""}`, d: line });
  }
  const tip = [to, [neck[0] + across[0], neck[1] + across[1]], [neck[0] - across[0], neck[1] - across[1]]];
  svg("polygon", { class: `head ${parent.name}`, points: tip.join(" ") });
}

// Dots beside the row or column, from the cell that is read to where its height is used.
function drawCorridor(source, target, parent, gap, step) {
  const { cell, outer, u } = geometry;
  const alongRow = Math.abs(source[0] - target[0]) > Math.abs(source[1] - target[1]);
  const aside = Math.max(0.6 * cell, outer + 5 * u);
  const bend = Math.min(0.16 * cell, 12 * u);
  const side = (alongRow ? step.y : step.x) === run.last ? -1 : 1; // on the side where the map is
  const away = alongRow ? [0, side] : [side, 0];
  const along = towards(source, target);
  const [cornerA, cornerB] = [moved(source, away, aside), moved(target, away, aside)];
  const head = Math.min(9 * u, aside - gap - 2 * u);
  const end = moved(target, away, Math.min(aside, gap + 2 * u + Math.max(head, 0)));
  const path = `M${moved(source, away, outer)}L${moved(cornerA, away, -bend)}Q${cornerA} ${moved(cornerA, along, bend)}` +
    `L${moved(cornerB, along, -bend)}Q${cornerB} ${moved(cornerB, away, -bend)}L${end}`;
  svg("path", { class: `corridor ${parent.name}`, d: path });
  if (head > 3 * u) drawArrow(end, moved(target, away, gap + 2 * u), away.map((v) => -v), head, parent, false);
}
