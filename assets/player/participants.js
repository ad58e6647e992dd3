// ---- Who takes part: the point, its parents, and what stands outside the map ---------------------------------------

function drawParticipants(step, parents, asked) {
  const { at, outer, ring, casing, taking, chip, ghost } = geometry;

  // A cell may be read more than once; its ring then shares its colours.
  const cells = new Map();
  for (const parent of parents) {
    if (!hasCell(parent)) continue;
    const cell = cellAt(parent.x, parent.y);
    cells.set(cell, [...(cells.get(cell) ?? []), parent]);
  }
  for (const [cell, sharing] of cells) drawTaking(at(sharing[0].x, sharing[0].y), cell, sharing);

  const now = at(step.x, step.y);
  if (asked) drawAsked(now);
  else drawNow(now, step);
  for (const parent of parents) if (parent.isOutside) drawGhost(step, parent);

  // Letters come last: none is ever covered.
  const reach = taking + ring;
  const hasNumber = Boolean(numberSize(taking));
  // On large maps the letters stand in a wreath around the point, or they would cover each other.
  const crowded = step.half * geometry.cell < 2.4 * chip;
  const wreath = (dx, dy, distance) => moved(now, towards([0, 0], [dx, dy]), distance * chip);
  for (const sharing of cells.values())
    sharing.forEach((parent, i) => {
      if (crowded && parent.source === "inside")
        return drawChip(wreath(parent.dx, parent.dy, 2.7), parent.name, chip, casing);
      // A letter stands outward from the step; a second one of the same cell across from it.
      // From a number, and from the rim's, it steps aside.
      const aside = step.phase === "square" && (hasNumber || parent.x === 0) ? -0.8 : 0;
      let out = [parent.dx, parent.dy || aside];
      if (hasWay(parent)) {
        const row = parent.dx || (parent.source === "copied" && parent.y === step.y);
        out = sharing.length > 1 ? (row ? [0.8 * parent.dx, -1] : [1, 0.8 * parent.dy]) : row ? [0.5, -1] : [1, -0.5];
        if (i > 1) out = out.map((v) => -v);
      }
      const along = towards([0, 0], out);
      drawChip(moved(at(parent.x, parent.y), along, reach), parent.name, chip, casing);
    });
  for (const parent of parents)
    if (parent.isOutside && !hasCell(parent)) {
      const aside = parent.dx ? [0, -1] : [1, 0];
      const beside = moved(placeOf(step, parent), aside, ghost + chip * 0.9);
      const beyond = moved(placeOf(step, parent), [parent.dx, parent.dy], ghost + chip);
      drawChip(crowded ? wreath(parent.dx, parent.dy, 4.6) : ghost < chip ? beyond : beside, parent.name, chip, casing);
    }
  if (!asked) {
    const out = step.phase === "diamond" ? [0, -1] : [Math.SQRT1_2, -Math.SQRT1_2];
    drawChip(crowded ? wreath(...out, step.phase === "diamond" ? 3.1 : 3.4) : moved(now, out, reach + casing), "h", chip,
             casing);
  }
}

// Rings lie outside the disc and are cased on both sides, so that they stand out on every palette.
function drawTaking(at, cell, sharing) {
  const { taking, casing, ring } = geometry;
  svg("circle", { class: "case", cx: at[0], cy: at[1], r: taking + 2 * casing + ring });
  const r = taking + casing + ring / 2;
  const out = sharing.some((p) => p.source === "sentinel" || p.source === "unset");
  sharing.forEach((parent, i) => {
    const share = (2 * Math.PI * r) / sharing.length;
    const dashes = sharing.length > 1 ? { "stroke-dasharray": `${share} ${2 * Math.PI * r - share}`,
                                          "stroke-dashoffset": -i * share } : {};
    svg("circle", { class: `ring ${parent.name}${out ? " broken" : ""}`, cx: at[0], cy: at[1], r,
                    "stroke-width": ring, ...dashes });
  });
  if (grid.isSet[cell]) drawDisc(at, taking, grid.heights[cell], shadeOfPoint(cell % run.size, Math.floor(cell / run.size)), numberSize(taking), true);
  else svg("circle", { class: "hollow", cx: at[0], cy: at[1], r: geometry.hollow });
  if (sharing[0].source === "sentinel" && !numberSize(taking)) drawCross(at, taking, sharing[0].name);
}

function drawNow(at, step) {
  const { taking, casing, ring } = geometry;
  const mark = svg("g", { class: state.fresh ? "now fresh" : "now", style: `transform-origin:${at[0]}px ${at[1]}px` });
  svg("circle", { class: "case", cx: at[0], cy: at[1], r: taking + 3 * casing + 1.5 * ring }, mark);
  svg("circle", { class: "ring h", cx: at[0], cy: at[1], r: taking + 2.5 * casing + 1.25 * ring,
                  "stroke-width": ring / 2 }, mark);
  svg("circle", { class: "ring h", cx: at[0], cy: at[1], r: taking + casing + ring / 2, "stroke-width": ring }, mark);
  const shade = shadeOfPoint(step.x, step.y);
  const number = numberSize(taking);
  svg("circle", { cx: at[0], cy: at[1], r: taking, fill: rgb(shade) }, mark);
  if (number)
    svgText(at, digits(step.value, number.decimals), number.size, { class: "number bold", fill: inkOn(shade) }, mark);
}

function drawAsked(at) {
  const { taking, u } = geometry;
  svg("circle", { class: "askedPoint", cx: at[0], cy: at[1], r: taking });
  svgText(at, "?", Math.min(1.2 * taking, 40 * u), { class: "askedMark" });
}

// What stands outside the map: crossed if it is left out, else a dashed ring with the letter or the constant.
function drawGhost(step, parent) {
  const { ghost } = geometry;
  const at = placeOf(step, parent);
  svg("circle", { class: `ghost ${parent.name}`, cx: at[0], cy: at[1], r: ghost });
  if (parent.source === "left out") return drawCross(at, ghost, parent.name);
  const constant = parent.source === "constant";
  const inside = constant ? brief(parent.height) : parent.name;
  const size = Math.min(1.1 * ghost, (1.7 * ghost) / (0.62 * inside.length));
  svgText(at, inside, size, { class: `ghostText ${constant ? "number bold " : ""}${parent.name}` });
}

function drawCross([x, y], radius, name) {
  const arm = 0.42 * radius;
  svg("path", { class: `cross ${name}`, d: `M${x - arm},${y - arm}l${2 * arm},${2 * arm}m0,${-2 * arm}l${-2 * arm},${2 * arm}` });
}

function drawChip(at, letter, radius, casing) {
  svg("circle", { class: "case", cx: at[0], cy: at[1], r: radius + casing });
  svg("circle", { class: `chip ${letter}`, cx: at[0], cy: at[1], r: radius });
  const size = 1.35 * radius;
  const lift = letter === "a" || letter === "c" ? -0.09 * size : 0; // letters without a stem sit lower
  svgText([at[0], at[1] + lift], letter, size, { class: "chipText" });
}
