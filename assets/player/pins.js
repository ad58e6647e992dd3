// ---- Pins: the step's point and its parents, always in front of the relief -----------------------------------------

function paintPins(context, view, step, height) {
  const { u } = view;
  const page = themeColour("page");
  const pins = [];
  const seen = new Set();
  // A cell that is read twice has the pin of the parent that lies there.
  for (const parent of [...step.parents].sort((p, q) => (q.source === "inside") - (p.source === "inside"))) {
    if (!isRead(parent) || seen.has(cellAt(parent.x, parent.y))) continue;
    seen.add(cellAt(parent.x, parent.y));
    pins.push({ name: parent.name, foot: view.project(parent.x, parent.y, parent.height), isNear: parent.source === "inside",
                colour: themeColour(parent.name) });
  }
  const mean = view.project(step.x, step.y, step.mean);
  const h = { name: "h", foot: view.project(step.x, step.y, height), colour: themeColour("now") };
  const chip = (view.side < 240 * u ? 10.5 : 13) * u;
  const line = (from, to, width, colour) => {
    trace(context, [from, to]);
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  };
  const ball = ([x, y], radius, colour) => {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
  };

  context.lineCap = "butt";
  for (const colour of [page, null])
    for (const pin of pins)
      if (pin.isNear) line(pin.foot, mean, (colour ? 4.5 : 2.6) * u, colour ?? pin.colour);

  placeChips([...pins, h], mean, chip, u);
  for (const pin of [...pins, h]) {
    line(pin.foot, pin.chip, 6.5 * u, page);
    line(pin.foot, pin.chip, 3 * u, pin.colour);
  }

  // Hollow: the mean. Bar: the random offset. Full: the height. Where the offset is small, the mean shows as a ring
  // around the ball.
  const distance = Math.abs(h.foot[1] - mean[1]);
  line(mean, h.foot, 11 * u, page);
  line(mean, h.foot, 7 * u, h.colour);
  for (const pin of pins) {
    ball(pin.foot, 7.5 * u, page);
    ball(pin.foot, 5.5 * u, pin.colour);
  }
  const near = distance < 13 * u;
  for (const [width, colour] of [[near ? 6 : 4.5, page], [2.6, h.colour]]) {
    context.beginPath();
    context.arc(...mean, (near ? 10.5 : 5.7) * u, 0, 2 * Math.PI);
    context.fillStyle = page;
    if (!near) context.fill();
    context.lineWidth = width * u;
    context.strokeStyle = colour;
    context.stroke();
  }
  ball(h.foot, (near ? 7.5 : 9) * u, page);
  ball(h.foot, (near ? 5.5 : 7) * u, h.colour);

  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  for (const pin of [...pins, h]) {
    const radius = pin === h ? chip * 1.1 : chip;
    ball(pin.chip, radius + 2 * u, page);
    ball(pin.chip, radius, pin.colour);
    context.font = `700 ${1.35 * radius}px ${getComputedStyle(document.body).fontFamily}`;
    context.fillStyle = themeColour("on");
    const drop = pin.name === "a" || pin.name === "c" ? 0.36 : 0.47;
    context.fillText(pin.name, pin.chip[0], pin.chip[1] + drop * radius);
  }
}

// A letter rises until it covers no other letter and no ball. Where the points are so close that letters would pile up,
// they stand in a row above them.
function placeChips(pins, mean, chip, u) {
  const top = (pin) => (pin.name === "h" ? Math.min(pin.foot[1], mean[1]) : pin.foot[1]);
  const balls = [...pins.map((pin) => pin.foot), mean];
  const placed = [];
  let highest = 0;
  for (const pin of [...pins].sort((p, q) => p.foot[1] - q.foot[1])) {
    pin.chip = [pin.foot[0], top(pin) - 34 * u];
    const covers = ([x, y], room) => Math.hypot(x - pin.chip[0], y - pin.chip[1]) < room;
    for (let tries = 0; tries < 80; ++tries) {
      if (!placed.some((p) => covers(p, 2.25 * chip)) && !balls.some((b) => covers(b, chip + 8 * u))) break;
      pin.chip[1] -= 3 * u;
    }
    highest = Math.max(highest, top(pin) - pin.chip[1]);
    placed.push(pin.chip);
  }
  if (highest > 90 * u) {
    const inRow = [...pins].sort((p, q) => p.foot[0] - q.foot[0] || p.foot[1] - q.foot[1]);
    const left = mean[0] - ((inRow.length - 1) / 2) * 2.35 * chip;
    const level = Math.min(...pins.map(top)) - 40 * u;
    inRow.forEach((pin, i) => (pin.chip = [left + i * 2.35 * chip, level]));
  }
  for (const pin of pins) pin.chip[1] = Math.max(pin.chip[1], chip + 2 * u);
}
