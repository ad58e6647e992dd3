// ---- The relief ---------------------------------------------------------------------------------------------------
//
// The terrain so far, seen in parallel projection and painted from back to front: for a height field nothing that is
// farther away can hide what is nearer, so that order is exact.

const reliefBox = document.getElementById("reliefBox");
const reliefCanvas = document.getElementById("relief");
const home = { azimuth: run.look.azimuth, elevation: run.look.elevation };
const camera = { ...home };
// The height of the whole range, in parts of the map's side. Tall windows have less height to give.
const tall = window.matchMedia("(orientation: portrait) and (min-width: 37.6rem)");
let rise = run.rise;

function fitCamera() {
  rise = run.rise * (tall.matches && run.look.proportions !== "true" ? 0.46 / 0.62 : 1);
  const elevation = tall.matches && run.look.elevation === 37 ? 31 : run.look.elevation;
  if (camera.elevation === home.elevation) camera.elevation = elevation;
  home.elevation = elevation;
}
fitCamera();
tall.addEventListener("change", fitCamera);

function themeColour(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

// From points and heights to pixels. x points east, y south; the farther of two points has the smaller depth.
function projection(width, height, u) {
  const [turn, tilt] = [camera.azimuth, camera.elevation].map((degrees) => (degrees * Math.PI) / 180);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [across, up] = [Math.sin(tilt), Math.cos(tilt)];
  const [foot, top] = run.axis;

  // As large as fits at any turn, so that turning does not resize it. The air is for axes and letters.
  const longest = Math.max(...heightTexts().map((text) => text.length));
  const air = { left: 28 * u + 0.62 * axisSize(u) * longest, right: 24 * u, top: 28 * u, bottom: 26 * u };
  const side = run.look.zoom * Math.max(40, Math.min((width - air.left - air.right) / 1.4143,
    (height - air.top - air.bottom) / (1.36 * across + rise * up)));
  const middle = [(width + air.left - air.right) / 2, air.top + (height - air.top - air.bottom) / 2];
  const project = (x, y, h) => {
    const [dx, dy] = [x / run.last - 0.5, y / run.last - 0.5];
    return [middle[0] + side * (dx * cos - dy * sin),
            middle[1] + side * ((dx * sin + dy * cos) * across - ((h - (foot + top) / 2) / (top - foot)) * rise * up)];
  };
  return { project, side, eastIsNear: sin >= 0, southIsNear: cos >= 0, u };
}

// ---- Colours

// Height and slope (per cell, to the east and to the south) of a piece of the surface to its colour. Seen
// through water where it lies under it.
function surfaceColour(height, east, south, style) {
  return rgb(underWater(groundColour(height, east, south, style), height));
}

function groundColour(height, east, south, style) {
  const steep = steepness();
  const [nx, ny] = [-east * steep, -south * steep];
  const length = Math.hypot(nx, ny, 1);
  if (style === "normals")
    return [0.5 + (0.5 * nx) / length, 0.5 - (0.5 * ny) / length, 0.5 + 0.5 / length].map((v) => 255 * v);
  if (greyBySlope) return greyOfRise(-nx);
  if (style === "strips") return [255, 255, 255];
  if (style === "facets" || style === "flat") return paletteAt(height);
  const { west, north, above, everywhere, direct, spoiltFaces } = run.light;
  // Of so many faces the unit normals are added, then the height stands where the sum's upward part belongs.
  const normal = spoiltFaces ? [(spoiltFaces * nx) / length, (spoiltFaces * ny) / length, height] : [nx, ny, 1];
  const towardsLight = above * normal[2] - west * normal[0] - north * normal[1];
  const brightness = everywhere + direct * Math.max(0, towardsLight / (Math.hypot(...normal) || 1));
  return paletteAt(height).map((v) => Math.min(255, v * (style === "bands" ? Math.min(1, brightness) : brightness)));
}

// Lines of the wire style: the colour of the height, with enough ink to be seen on the page.
function wireColour(height, ink) {
  return rgb(paletteAt(height).map((v, i) => v + (ink[i] - v) * 0.35));
}

// ---- Painting

function drawRelief(step, raised = null) {
  const [width, height] = [reliefBox.clientWidth, reliefBox.clientHeight];
  if (width < 60 || height < 60) return; // not shown
  const context = sharpContext(reliefCanvas, width, height);
  const view = projection(width, height, unit());
  const heights = surface(raised);
  context.lineJoin = context.lineCap = "round";
  paintWalls(context, view);
  if (run.look.style === "columns") paintColumns(context, view, heights);
  else {
    paintSurface(context, view, heights);
    paintSkirts(context, view, heights);
  }
  paintAxes(context, view, step);
  if (step) paintPins(context, view, step, raised?.height ?? step.value);
  reliefCanvas.setAttribute("aria-label", said("The terrain so far, in perspective. Heights from {0} to {1}. Drag to turn.",
    brief(lowest(heights)), brief(-lowest(heights.map((h) => -h)))));
}

function lowest(heights) {
  return heights.reduce((least, h) => Math.min(least, h), Infinity);
}

function trace(context, points, closed = false) {
  context.beginPath();
  points.forEach(([x, y], i) => (i ? context.lineTo(x, y) : context.moveTo(x, y)));
  if (closed) context.closePath();
}

// The near and far borders, whichever they are now, and the corner that stands outermost on the left.
function sidesOf(view) {
  const n = run.last;
  const near = [view.eastIsNear ? n : 0, view.southIsNear ? n : 0];
  const far = [n - near[0], n - near[1]];
  const corners = [[near[0], far[1]], [far[0], near[1]]];
  corners.sort((p, q) => view.project(...p, 0)[0] - view.project(...q, 0)[0]);
  return { near, far, left: corners[0], right: corners[1] };
}

function paintWalls(context, view) {
  const { far, left, right } = sidesOf(view);
  const line = (h) => [left, far, right].map((p) => view.project(...p, h));
  trace(context, [...line(run.axis[1]), ...line(run.axis[0]).reverse()], true);
  context.fillStyle = themeColour("wall");
  context.fill();
  context.strokeStyle = themeColour("edge");
  for (const mark of heightMarks()) {
    trace(context, line(mark));
    context.lineWidth = (mark === 0 ? 2 : 1) * view.u;
    context.stroke();
  }
}

// Round numbers over the range.
function heightMarks() {
  const [foot, top] = run.axis;
  const most = (top - foot) / 2;
  const power = 10 ** Math.floor(Math.log10(most));
  const every = [0.25, 0.5, 1, 2, 5].map((m) => m * power).find((m) => most / m <= 2.5) ?? power;
  const marks = [];
  for (let i = Math.ceil(foot / every - 1e-4); i * every <= top + most * 1e-4; ++i) marks.push(i * every);
  return marks;
}

function heightTexts() {
  const marks = heightMarks();
  const decimals = Math.max(...marks.map((mark) => (brief(mark).split(".")[1] ?? "").length));
  return marks.map((mark) => digits(mark, decimals));
}

const axisSize = (u) => Math.max(11, 13 * u);

// Of large maps not every point is drawn; of small ones each cell is divided, so that the colours follow the heights.
function paintSurface(context, view, heights) {
  const n = run.last;
  const most = state.rushing ? 64 : 128;
  const stride = Math.max(1, n / most);
  const cells = n / stride;
  const parts = clamp(Math.floor(48 / n), 1, state.rushing ? 4 : 8);
  const style = run.look.style;
  const page = themeColour("page");
  const ink = fromHex(themeColour("ink"));
  const point = (i, j) => [view.eastIsNear ? i * stride : n - i * stride, view.southIsNear ? j * stride : n - j * stride];
  const heightAt = ([x, y]) => heights[cellAt(x, y)];
  const radius = (n > 8 ? 2.2 : 3) * view.u;

  const dot = (i, j) => {
    const p = point(i, j);
    if (n > 16 || style === "flat" || !grid.isSet[cellAt(...p)]) return;
    const [x, y] = view.project(...p, heightAt(p));
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = "#fff";
    context.fill();
    context.strokeStyle = "#000";
    context.lineWidth = 1.3 * view.u;
    context.stroke();
  };

  for (let j = 0; j < cells; ++j)
    for (let i = 0; i < cells; ++i) {
      const [p00, p10, p01, p11] = [point(i, j), point(i + 1, j), point(i, j + 1), point(i + 1, j + 1)];
      const [h00, h10, h01, h11] = [p00, p10, p01, p11].map(heightAt);
      const height = (a, b) => (h00 * (1 - a) + h10 * a) * (1 - b) + (h01 * (1 - a) + h11 * a) * b;
      const at = (a, b) => view.project(p00[0] + (p10[0] - p00[0]) * a, p00[1] + (p01[1] - p00[1]) * b, height(a, b));
      for (let b = 0; b < parts; ++b)
        for (let a = 0; a < parts; ++a) {
          const [u, v, d] = [a / parts, b / parts, 1 / parts];
          const [mu, mv] = [u + d / 2, v + d / 2];
          const east = ((h10 - h00) * (1 - mv) + (h11 - h01) * mv) / (p10[0] - p00[0]);
          const south = ((h01 - h00) * (1 - mu) + (h11 - h10) * mu) / (p01[1] - p00[1]);
          trace(context, [at(u, v), at(u + d, v), at(u + d, v + d), at(u, v + d)], true);
          const shown = style === "facets" ? heightAt([Math.min(p00[0], p11[0]), Math.min(p00[1], p11[1])]) : height(mu, mv);
          context.fillStyle = style === "wire" ? page : surfaceColour(shown, east, south, style);
          context.fill();
          context.strokeStyle = context.fillStyle; // closes the seam to the neighbours
          context.lineWidth = 0.7;
          context.stroke();
        }
      const isBlack = style === "facets" || style === "strips";
      if (style === "wire" || isBlack || (n <= 32 && style !== "flat" && style !== "smooth")) {
        trace(context, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)], true);
        // Two triangles a cell meet from the south-west to the north-east.
        const isStraight = p00[0] < p10[0] === p00[1] < p01[1];
        if (style === "strips") {
          context.moveTo(...(isStraight ? at(1, 0) : at(0, 0)));
          context.lineTo(...(isStraight ? at(0, 1) : at(1, 1)));
        }
        context.strokeStyle = isBlack ? "#000" : style === "wire" ? wireColour(height(0.5, 0.5), ink) : n > 16 ? "rgba(0,0,0,.18)" : "rgba(0,0,0,.3)";
        context.lineWidth = (n > 16 ? 0.6 : 0.8) * view.u;
        context.stroke();
      }
      // With its nearest cell, so that hills in front hide it.
      dot(i, j);
      if (i + 1 === cells) dot(cells, j);
      if (j + 1 === cells) dot(i, cells);
    }
  dot(cells, cells);
}

function paintSkirts(context, view, heights) {
  const { near } = sidesOf(view);
  const n = run.last;
  const sides = [
    ["skirtEast", (i) => [near[0], i], view.eastIsNear === view.southIsNear],
    ["skirtSouth", (i) => [i, near[1]], view.eastIsNear === view.southIsNear],
  ];
  for (const [name, place, straight] of sides) {
    const top = [];
    for (let i = 0; i <= n; ++i) top.push(view.project(...place(i), heights[cellAt(...place(i))]));
    trace(context, [...top, view.project(...place(n), run.axis[0]), view.project(...place(0), run.axis[0])], true);
    // The lighter of the two is always the one on the left.
    context.fillStyle = themeColour(straight ? name : name === "skirtEast" ? "skirtSouth" : "skirtEast");
    context.fill();
    trace(context, top);
    context.strokeStyle = "rgba(0,0,0,.3)";
    context.lineWidth = view.u;
    context.stroke();
  }
}

function paintAxes(context, view, step) {
  const { near, left } = sidesOf(view);
  const { u } = view;
  const n = run.last;
  const muted = themeColour("muted");

  // Heights: the colours of the palette, at the outermost corner.
  const [x, bottom] = view.project(...left, run.axis[0]);
  const [, top] = view.project(...left, run.axis[1]);
  const bar = { x: x - 20 * u, width: 14 * u };
  const slices = 100;
  for (let i = 0; i < slices; ++i) {
    context.fillStyle = rgb(shadeOf(run.axis[0] + ((i + 0.5) / slices) * (run.axis[1] - run.axis[0])));
    const size = (bottom - top) / slices;
    context.fillRect(bar.x, bottom - (i + 1) * size, bar.width, size + 0.6);
  }
  context.strokeStyle = themeColour("edge");
  context.lineWidth = u;
  context.strokeRect(bar.x, top, bar.width, bottom - top);
  const size = axisSize(u);
  context.font = `${size}px ${themeColour("mono")}`;
  context.textAlign = "right";
  context.textBaseline = "middle";
  const marks = heightMarks();
  const texts = heightTexts();
  const spread = Math.abs(bottom - top) / Math.max(1, marks.length - 1);
  marks.forEach((mark, i) => {
    if (spread < 1.2 * size && mark !== 0 && i !== 0 && i !== marks.length - 1) return;
    const y = bottom + (top - bottom) * ((mark - run.axis[0]) / (run.axis[1] - run.axis[0]));
    context.fillStyle = muted;
    context.fillRect(bar.x - 5 * u, y - 0.6 * u, 5 * u, 1.2 * u);
    context.fillText(texts[i], bar.x - 8 * u, y);
  });

  // Coordinates along the near borders.
  context.textAlign = "center";
  for (const [name, now, place, other] of [
    ["x", step?.x, (i) => [i, near[1]], [n / 2, n - near[1]]],
    ["y", step?.y, (i) => [near[0], i], [n - near[0], n / 2]],
  ]) {
    const out = towards(view.project(...other, run.axis[0]), view.project(...place(n / 2), run.axis[0]));
    const outward = (i, by) => moved(view.project(...place(i), run.axis[0]), out, by);
    const gap = Math.hypot(outward(1, 0)[0] - outward(0, 0)[0], outward(1, 0)[1] - outward(0, 0)[1]);
    let every = 1;
    while (every * gap < 1.8 * size && every < n) every *= 2;
    for (let i = 0; i <= n; ++i) {
      // Where both numbers of the near corner are the same, one stands for both.
      const isShared = near[0] === near[1] && i === near[1];
      if (isShared && name === "y") continue;
      const isNow = i === now || (isShared && i === step?.y);
      if (!isNow && (i % every || Math.abs(i - now) * gap < 1.3 * size)) continue;
      context.fillStyle = isNow ? themeColour("now") : muted;
      context.font = `${isNow ? "700 " : ""}${size}px ${themeColour("mono")}`;
      context.fillText(String(i), ...outward(i, 13 * u));
    }
    context.font = `500 ${size}px ${getComputedStyle(document.body).fontFamily}`;
    context.fillStyle = muted;
    context.fillText(name, ...outward(n / 2, 30 * u));
  }
}
