// ---- Colours of heights -------------------------------------------------------------------------------------------
//
// The palette lies over the range of the whole run, the same at every step.

let shades = []; // [r, g, b] from the lowest to the highest
const shadeCount = 1024;

function usePalette(name) {
  const marks = run.palettes[name];
  shades = Array.from({ length: shadeCount + 1 }, (_, i) => {
    const share = i / shadeCount;
    const above = Math.max(1, marks.findIndex(([at]) => at >= share));
    const [[from, low], [to, high]] = [marks[above - 1], marks[above]];
    const t = (share - from) / (to - from);
    const [below, over] = [fromHex(low), fromHex(high)];
    return below.map((v, n) => Math.round(v + (over[n] - v) * t));
  });
}

function fromHex(hex) {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

function shadeOf(height) {
  return shades[Math.round(clamp((height / run.limit + 1) / 2, 0, 1) * shadeCount)];
}

function rgb([r, g, b], factor = 1) {
  return `rgb(${Math.round(r * factor)},${Math.round(g * factor)},${Math.round(b * factor)})`;
}

// Black or white, whichever stands out more.
function inkOn(shade) {
  const [r, g, b] = shade.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  return (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05) ** 2 >= 1.05 * 0.05 ? "#000" : "#fff";
}
