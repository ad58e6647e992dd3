// The pages as they are seen: every window, themes, motion, print, large maps, courses.
import { check, open, same, section, traceOf } from "./html_browser.mjs";

// What is written on board and relief: where the ink of each number and name of an axis is.
function writtenOn(page) {
  return page.evaluate(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { fillText } = prototype;
    const { width } = document.getElementById("relief").getBoundingClientRect();
    const relief = [];
    prototype.fillText = function (text, x, y) {
      const ink = this.measureText(text);
      relief.push({ text, left: x - ink.actualBoundingBoxLeft, right: x + ink.actualBoundingBoxRight,
                    top: y - ink.actualBoundingBoxAscent, bottom: y + ink.actualBoundingBoxDescent });
    };
    drawRelief(shownStep());
    prototype.fillText = fillText;
    const rim = [...document.querySelectorAll(".rim, .axis")].map((e) => {
      const { left, right, top, bottom } = e.getBoundingClientRect();
      const line = (bottom - top) * 0.2; // more than the ink, above and below
      return { text: e.textContent, left, right, top: top + line, bottom: bottom - line };
    });
    const cover = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const numbers = relief.filter(({ text }) => /^[-\u2013\d.]+$|^[xy]$/.test(text));
    const faults = numbers.filter((n) => n.left < 0 || n.right > width).map((n) => `${n.text} is cut off`);
    for (const all of [numbers, rim])
      all.forEach((a, i) => all.slice(i + 1).forEach((b) => cover(a, b) && faults.push(`${a.text} over ${b.text}`)));
    return { count: numbers.length + rim.length, faults };
  });
}

await section("every window", async () => {
  const sizes = [[320, 640], [390, 844], [768, 1024], [1080, 1350], [640, 480], [800, 600], [844, 390], [1024, 768],
                 [1280, 800], [1366, 768], [1920, 1080], [2560, 1080], [3840, 2160]];
  for (const name of ["first-steps", "growing-a-coast", "terrain-generator"]) {
    const { page, close } = await open(name, {}, "#17");
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await page.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, { timeout: 5000 })
        .catch(() => {}); // the check below says more
      const found = await page.evaluate(() => {
        const box = (id) => document.getElementById(id).getBoundingClientRect();
        const ids = ["title", "where", "board", "reliefBox", "equation", "sum", "say"];
        const seen = ids.filter((id) => document.getElementById(id).offsetParent && box(id).height > 0);
        const cover = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        const overlaps = [];
        for (const a of seen) for (const b of seen) if (a < b && cover(box(a), box(b))) overlaps.push(`${a} ${b}`);
        const buttons = [...document.querySelectorAll(".buttons button, .tools button")].map((b) => b.getBoundingClientRect());
        return {
          wide: document.documentElement.scrollWidth,
          tall: document.documentElement.scrollHeight,
          overlaps,
          outside: seen.filter((id) => box(id).right > innerWidth + 1 || box(id).left < -1),
          least: Math.min(...buttons.map((b) => Math.min(b.width, b.height))),
        };
      });
      const what = `${name} ${width}x${height}`;
      check(found.wide <= width, `${what}: ${found.wide} pixels wide`);
      same(found.overlaps, [], `${what}: one over another`);
      same(found.outside, [], `${what}: outside`);
      const written = await writtenOn(page);
      check(written.count > 20, `${what}: ${written.count} numbers at the axes`);
      same(written.faults, [], `${what}: numbers at the axes`);
      if (width === 390) check(found.least >= 44, `${what}: a target of ${found.least} pixels`);
      if (width >= 1280) check(found.tall <= height, `${what}: ${found.tall} pixels tall`);
    }
    await close();
  }
});

await section("dark, reduced motion, names, parts, print", async () => {
  const dark = await open("first-steps", { colorScheme: "dark" }, "#8");
  same(await dark.page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(15, 18, 22)", "dark page");
  await dark.close();

  for (const [motion, moves] of [["reduce", false], ["no-preference", true]]) {
    const { page, close } = await open("first-steps", { reducedMotion: motion });
    await page.evaluate(() => {
      window.transitions = 0;
      document.addEventListener("transitionrun", () => ++window.transitions);
    });
    await page.keyboard.press("ArrowRight");
    // The event of a transition comes with a frame, and stays known when the transition is long over.
    const transitions = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; ++frame) await new Promise(requestAnimationFrame);
      return window.transitions;
    });
    same(transitions > 0, moves, `motion ${motion}`);
    await close();
  }

  const swapped = await open("swapped", {}, "#7");
  same(await swapped.text("#title"), "Square step", "--names swapped");
  await swapped.close();

  const some = await open("some");
  const visited = [await some.step()];
  for (let i = 0; i < 3; ++i) {
    await some.press("ArrowRight");
    visited.push(await some.step());
  }
  same(visited, [0, 1, 2, 5], "--steps stops goes from stop to stop");
  await some.close();

  const board = await open("board", {}, "#8");
  same([await board.page.locator("#board").isVisible(), await board.page.locator("#reliefBox").isVisible()], [true, false],
       "--view board");
  await board.close();

  const { page, close } = await open("first-steps", {}, "#8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
  check(outline !== "none", "the focus is seen");
  await page.emulateMedia({ media: "print" });
  same([await page.locator(".transport").isVisible(), await page.locator("#board").isVisible(),
        await page.locator("#narration").isVisible()], [false, true, true], "print shows the step alone");
  const pdf = await page.pdf({ preferCSSPageSize: true });
  same((pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length, 1, "a step is one sheet");
  await close();
});

await section("a large map", async () => {
  const trace = traceOf("terrain-generator");
  const { page, press, close } = await open("terrain-generator", {}, "#9000");
  const live = await page.locator("#live").textContent();
  const step = trace.steps[8999];
  check(live.endsWith(`(${step.x},${step.y}) = ${step.value}`), `step 9000: ${live}`);
  check(await page.locator("#points").isVisible(), "its points are on a canvas");
  const sum = () => page.evaluate(() => document.getElementById("points").toDataURL());
  const before = await sum();
  await press("End", "Home");
  await page.waitForFunction(() => location.hash === "#0");
  await page.evaluate(() => (location.hash = "#9000"));
  await page.waitForFunction(() => document.documentElement.dataset.step === "9000");
  check((await sum()) === before, "there and back is the same board");
  await close();
});

await section("a course", async () => {
  const { page, close } = await open("course/index");
  const links = await page.locator(".lessons a").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  check(links.length >= 7 && links.includes("first-steps.html"), `lessons: ${links}`);
  same(await page.locator(".lessons figure :is(svg, img)").count(), links.length, "a terrain for each");
  await page.setViewportSize({ width: 390, height: 844 });
  check((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390, "the index fits a phone");
  await close();

  const lesson = await open("course/first-steps");
  await lesson.page.setViewportSize({ width: 390, height: 844 });
  check((await lesson.page.evaluate(() => document.documentElement.scrollWidth)) <= 390, "its pages fit a phone");
  same(await lesson.page.getAttribute("a.next", "href"), "by-hand.html", "the next lesson");
  same(await lesson.page.getAttribute("#brand", "href"), "index.html", "and the way back");
  await lesson.close();
});

await section("a figure in the place of board and relief", async () => {
  const { page, press, close } = await open("course/at-the-edge");
  const figure = page.locator("#figure");
  const isDrawn = () => page.waitForFunction(() => document.getElementById("figure").naturalWidth > 1000);
  const said = [];
  page.on("console", (message) => said.push(message.text()));
  while (!(await figure.isVisible())) await press("PageDown");
  await isDrawn();
  same(said.length, 0, `what is hidden is not drawn: ${said[0]}`);
  check((await figure.getAttribute("alt")).startsWith("Compared: three"), "it is told to who does not see it");
  await press("Home");
  check(!(await figure.isVisible()), "and goes again");
  await page.setViewportSize({ width: 390, height: 844 });
  while (!(await figure.isVisible())) await press("PageDown");
  await isDrawn();
  check((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390, "it fits a phone");
  check((await figure.boundingBox()).width >= 600, "where it is swiped to be read");
  check(await page.locator("#narration").isVisible(), "with its words below");
  await close();
});
