// ---- Large boards -------------------------------------------------------------------------------------------------
//
// With more than 33 points a side the points are painted on a canvas: discs while there is room for them, else one
// pixel each, of which only those that changed are painted again.

const pixels = { canvas: document.createElement("canvas"), image: null, palette: "" };

function paintPixel(cell) {
  const at = 4 * cell;
  const [r, g, b] = grid.isSet[cell] ? shadeOfPoint(cell % run.size, Math.floor(cell / run.size)) : [0, 0, 0];
  pixels.image.data.set([r, g, b, grid.isSet[cell] ? 255 : 0], at);
}

// Called for every cell that a move through the run changes.
function cellChanged(cell) {
  if (pixels.image) paintPixel(cell);
}

function drawPointsOnCanvas(plane) {
  const { side, margin, cell, beyond, at, disc, hollow, u } = geometry;
  const context = sharpContext(pointsCanvas, side, side);
  const colour = (name) => themeColour(name);

  context.fillStyle = colour("surface");
  context.strokeStyle = colour("line");
  context.beginPath();
  context.roundRect(margin - beyond, margin - beyond, plane, plane, Math.min(0.16 * cell + 3, 14) * u);
  context.fill();
  context.stroke();

  if (cell >= 7) {
    for (let y = 0; y <= run.last; ++y)
      for (let x = 0; x <= run.last; ++x) {
        const set = grid.isSet[cellAt(x, y)];
        const [px, py] = at(x, y);
        context.beginPath();
        context.arc(px, py, set ? disc + 0.05 * cell : hollow, 0, 2 * Math.PI);
        context.fillStyle = set ? rgb(shadeOfPoint(x, y)) : colour("surface");
        context.strokeStyle = colour("faint");
        context.fill();
        if (!set) context.stroke();
      }
    return;
  }

  const size = run.size;
  // Where a slope decides the colour of a point it changes with that of its neighbour.
  if (!pixels.image || pixels.palette !== state.palette || greyBySlope) {
    pixels.canvas.width = pixels.canvas.height = size;
    pixels.image = new ImageData(size, size);
    pixels.palette = state.palette;
    for (let i = 0; i < size * size; ++i) paintPixel(i);
  }
  pixels.canvas.getContext("2d").putImageData(pixels.image, 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(pixels.canvas, margin - cell / 2, margin - cell / 2, cell * size, cell * size);
}

// A canvas of this many CSS pixels, as sharp as the screen is.
function sharpContext(canvas, width, height) {
  const density = Math.max(1, window.devicePixelRatio || 1);
  const [w, h] = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width !== w || canvas.height !== h) [canvas.width, canvas.height] = [w, h];
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const context = canvas.getContext("2d");
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, width, height);
  return context;
}

// ---- A word on the point under the pointer

const pill = document.getElementById("pill");

boardBox.addEventListener("pointermove", showPill);
boardBox.addEventListener("pointerdown", showPill);
boardBox.addEventListener("pointerleave", () => (pill.hidden = true));

function pointUnder(event) {
  const box = lattice.getBoundingClientRect();
  const x = Math.round((event.clientX - box.left - geometry.margin) / geometry.cell);
  const y = Math.round((event.clientY - box.top - geometry.margin) / geometry.cell);
  return isInside(x, y) ? [x, y] : null;
}

function showPill(event) {
  const point = pointUnder(event);
  pill.hidden = !point || Boolean(state.question);
  if (pill.hidden) return;
  const [x, y] = point;
  const cell = cellAt(x, y);
  const isSet = grid.isSet[cell];
  const by = grid.moment >= writer[cell] && writer[cell] ? `, ${said("step {0}", writer[cell])}` : "";
  pill.textContent = `(${x}, ${y})  ${isSet ? digits(grid.heights[cell]) + by : said("not set yet")}`;

  // Above the point; below it in the first rows, and never out of the board.
  const [px, py] = geometry.at(x, y);
  const [left, top] = [lattice.offsetLeft, lattice.offsetTop];
  const half = pill.offsetWidth / 2;
  const lift = geometry.outer + 8;
  pill.style.left = `${clamp(left + px, half, Math.max(half, boardBox.clientWidth - half))}px`;
  pill.style.top = `${top + (py > 70 ? py - lift - pill.offsetHeight : py + lift)}px`;
}
