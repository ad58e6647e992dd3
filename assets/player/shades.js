// ---- Colours of heights -------------------------------------------------------------------------------------------
//
// The palette lies over the range of the whole run, the same at every step. Styles that are grey by the slope have their
// greys on the board too, and what lies under water is seen through it everywhere.

let palette = { marks: [], range: [-1, 0, 1] }; // marks are [place, [r, g, b]] from the lowest to the highest
const greyBySlope = ["slope-grey", "columns"].includes(run.look.style);

function usePalette(name) {
  palette = { marks: run.palettes[name].map(([at, hex]) => [at, fromHex(hex)]), range: run.ranges[name] };
}

function fromHex(hex) {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

// Of dry ground, by its height alone.
function paletteAt(height) {
  const [low, middle, high] = palette.range;
  const part = height < middle ? (height - low) / (middle - low) : 1 + (height - middle) / (high - middle);
  const share = clamp(part / 2, 0, 1);
  const { marks } = palette;
  const above = marks.findIndex(([at]) => at > share);
  if (above < 1) return marks[above < 0 ? marks.length - 1 : 0][1];
  const [[from, below], [to, over]] = [marks[above - 1], marks[above]];
  const t = (share - from) / (to - from);
  return below.map((v, n) => Math.round(v + (over[n] - v) * t));
}

// 50 greys for a rise, from point to point, that is as long as the way.
function greyOfRise(rise) {
  const grey = clamp(128 + 50 * rise, 0, 255);
  return [grey, grey, grey];
}

function isWet(height) {
  return run.water.level !== undefined && height < run.water.level;
}

function underWater(shade, height) {
  if (!isWet(height)) return shade;
  const { colour, shallow, deep, level } = run.water;
  const depth = (level - height) / (palette.range[2] - palette.range[0]);
  const share = shallow + deep * (1 - Math.exp(-5 * depth));
  return fromHex(colour).map((v, n) => shade[n] + (v - shade[n]) * share);
}

// Of flat ground.
function shadeOf(height) {
  return underWater(greyBySlope ? greyOfRise(0) : run.look.style === "strips" ? [255, 255, 255] : paletteAt(height), height);
}

// Of a point of the map that is set.
function shadeOfPoint(x, y) {
  const height = grid.heights[cellAt(x, y)];
  if (!greyBySlope) return underWater(paletteAt(height), height);
  if (run.look.style === "columns" && (x === run.last || y === run.last)) return underWater([0, 0, 0], height);
  const next = x < run.last && grid.isSet[cellAt(x + 1, y)] ? grid.heights[cellAt(x + 1, y)] : height;
  return underWater(greyOfRise((next - height) * steepness()), height);
}

// From a slope in heights a point to one as it is drawn.
function steepness() {
  return (run.rise / (run.axis[1] - run.axis[0])) * run.last;
}

function rgb([r, g, b], factor = 1) {
  return `rgb(${Math.round(r * factor)},${Math.round(g * factor)},${Math.round(b * factor)})`;
}

// Black or white, whichever stands out more.
function inkOn(shade) {
  const [r, g, b] = shade.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  return (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05) ** 2 >= 1.05 * 0.05 ? "#000" : "#fff";
}
