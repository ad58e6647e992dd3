// Pages in Chromium: html.mjs FOLDER. FOLDER/pages has the pages, FOLDER/node_modules playwright-core
// and axe-core.
//
// Every control and key must do what it says, read from the page itself; nothing may be asked of any server; and the
// page must fit its window, from a phone to a projector (html_looks.mjs), and be for all (html_reach.mjs).
import { readFileSync } from "node:fs";

import { check, finish, open, same, section, traceOf } from "./html_browser.mjs";

await section("the page says of each step what the trace says", async () => {
  for (const name of ["first-steps", "growing-a-coast"]) {
    const trace = traceOf(name);
    const lesson = readFileSync(new URL(`../../lessons/${name}.toml`, import.meta.url), "utf8");
    const { page, press, close } = await open(name);
    const count = trace.steps.length;
    for (const step of trace.steps) {
      await press("ArrowRight");
      const shown = await page.evaluate(() => ({
        live: document.getElementById("live").textContent,
        title: document.getElementById("title").textContent,
        count: document.getElementById("count").textContent,
        value: document.querySelector(".columns .value.h").textContent,
        parents: [...document.querySelectorAll(".columns .value")].map((v) => v.textContent),
        rings: document.querySelectorAll("#lattice .chip").length,
        equation: document.getElementById("equation").getAttribute("aria-label"),
      }));
      const line = `step ${step.step}/${count} level ${step.level} ${step.phase} (${step.x},${step.y}) = ${step.value}`;
      check(shown.live === line || shown.live.startsWith(`${line}. Question: `), `${name}: said ${shown.live}, not ${line}`);
      same(shown.count, `step ${step.step} of ${count}`, `${name}: count`);
      const isOfStop = lesson.includes(`title = "${shown.title}"`);
      check(isOfStop || shown.title.toLowerCase().startsWith(`${step.phase} step`), `${name} ${step.step}: title ${shown.title}`);
      const number = Number(shown.value.replace("\u2013", "-"));
      check(Math.abs(number - step.value) <= 0.0005001, `${name} ${step.step}: h ${shown.value}, not ${step.value}`);
      same(shown.parents.filter((v) => v === "out").length, 4 - step.parents.length, `${name} ${step.step}: left out`);
      check(shown.equation.includes(`/ ${step.parents.length}`), `${name} ${step.step}: ${shown.equation}`);
      same(shown.rings, 5, `${name} ${step.step}: letters on the board`);
    }
    await close();
  }
});

await section("keys", async () => {
  const { page, step, press, text, close } = await open("growing-a-coast");
  const after = async (keys, wanted) => {
    await press(...keys);
    same(await step(), wanted, keys.join(" "));
  };
  same(await page.evaluate(() => document.documentElement.dataset.playing), "false", "starts paused");
  await after(["ArrowRight"], 1);
  await after(["ArrowRight", "ArrowRight"], 3);
  await after(["ArrowLeft"], 2);
  await after(["Shift+ArrowRight"], 12);
  await after(["Shift+ArrowLeft"], 2);
  await after(["ArrowDown"], 6);
  await after(["ArrowDown"], 10);
  await after(["ArrowUp"], 6);
  await after(["ArrowUp", "ArrowUp"], 1);
  await after(["ArrowUp"], 0);
  await after(["ArrowLeft"], 0);
  await after(["End"], 77);
  await after(["ArrowRight"], 77);
  await after(["ArrowUp"], 38);
  await after(["Home"], 0);
  await after(["PageDown"], 1);
  await after(["PageDown"], 5);
  await after(["PageDown"], 7); // the question before stop 8
  check(await page.locator("#question").isVisible(), "PageDown rests at a question");
  await after(["PageDown"], 8);
  await after(["PageUp"], 5);
  await after(["PageUp", "PageUp", "PageUp"], 0);

  const title = await text("#title");
  await press("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "n"); // no stop there
  same(await text("#title"), "Square step", "N swaps the names");
  same(await page.getAttribute("#names", "aria-pressed"), "true", "N is seen on its button");
  await press("n", "Home");
  same(await text("#title"), title, "N swaps them back");

  const themes = [];
  for (let i = 0; i < 3; ++i) {
    await press("t");
    themes.push(await page.evaluate(() => document.documentElement.dataset.theme));
  }
  same(themes, ["dark", "contrast", "light"], "T");
  await press("p");
  same(await page.evaluate(() => document.documentElement.dataset.palette), "even", "P");

  await press("?");
  check(await page.locator("#help").isVisible(), "? opens the help");
  await press("Escape");
  check(!(await page.locator("#help").isVisible()), "Escape closes the help");
  await close();
});

await section("playing", async () => {
  const { page, step, press, text, close } = await open("first-steps");
  const speeds = [];
  for (let digit = 1; digit <= 9; ++digit) {
    await press(String(digit));
    speeds.push(await text("#speedText"));
  }
  same(speeds, ["1 step in 2 s", "1 step/s", "2 steps/s", "4 steps/s", "8 steps/s", "15 steps/s", "30 steps/s",
                "45 steps/s", "60 steps/s"], "digits");
  const playing = () => page.evaluate(() => document.documentElement.dataset.playing);
  await press("Space");
  await page.waitForFunction(() => document.documentElement.dataset.playing === "false");
  same(await step(), 21, "space plays to the end and rests there");
  same(await page.getAttribute("#play", "aria-label"), "Play", "the button says so");
  await press("1", "Home");
  await page.click("#play");
  same(await playing(), "true", "the button plays");
  same(await page.getAttribute("#play", "aria-label"), "Pause", "and offers to pause");
  await page.waitForFunction(() => document.documentElement.dataset.step === "1");
  await press("Space");
  same(await playing(), "false", "space pauses after a click on the button");
  await press("Space", "ArrowRight");
  same(await playing(), "false", "a step by hand pauses");
  await press("9", "Home", "s", "Space");
  await page.waitForFunction(() => document.documentElement.dataset.playing === "false");
  same(await step(), 1, "with S it rests at the first stop");
  await press("s", "End", "Space");
  await page.waitForFunction(() => document.documentElement.dataset.playing === "false");
  same(await step(), 21, "play at the end starts again");
  await close();
});

await section("buttons, strip and address", async () => {
  const { page, step, press, close } = await open("growing-a-coast", {}, "#42");
  same(await step(), 42, "#42 opens step 42");
  for (const [id, wanted] of [["stepForward", 43], ["stepBack", 42], ["chapterForward", 77], ["chapterBack", 38],
                              ["toStart", 0], ["stepForward", 1], ["toEnd", 77], ["chapterBack", 38]]) {
    await page.click(`#${id}`);
    same(await step(), wanted, `button ${id}`);
    await page.waitForFunction((k) => location.hash === `#${k}`, wanted);
  }
  await page.evaluate(() => (location.hash = "#17"));
  await page.waitForFunction(() => document.documentElement.dataset.step === "17");
  await page.evaluate(() => (location.hash = "#9999"));
  await page.waitForFunction(() => document.documentElement.dataset.step === "77");

  const box = await page.locator("#strip").boundingBox();
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.5, middle);
  await page.mouse.down();
  const seen = [];
  for (const share of [0.5, 0.25, 0.9, 1, 0]) {
    await page.mouse.move(box.x + box.width * share, middle, { steps: 4 });
    seen.push(await step());
  }
  await page.mouse.up();
  check(seen[1] < seen[0] && seen[0] < seen[2], `dragging the strip: ${seen}`);
  same([seen[3], seen[4]], [77, 0], "the ends of the strip");
  await page.focus("#strip");
  await press("ArrowRight", "ArrowRight");
  same(await page.getAttribute("#strip", "aria-valuenow"), "2", "the strip is a slider with keys");
  same(await page.getAttribute("#strip", "aria-valuetext"), "step 2 of 77, level 0, square", "and says where it is");
  same(await page.getAttribute("#strip", "aria-valuemax"), "77", "and how far it goes");

  await page.focus("#speed");
  await press("ArrowRight");
  same([await page.inputValue("#speed"), await step()], ["3", 2], "the speed keeps its own keys");
  await close();
});

await section("relief", async () => {
  const { page, press, close } = await open("first-steps", { reducedMotion: "reduce" }, "#10");
  const picture = () => page.evaluate(() => document.getElementById("relief").toDataURL());
  const first = await picture();
  check(first.length > 5000, "the relief is drawn");
  const box = await page.locator("#reliefBox").boundingBox();
  await page.mouse.move(box.x + 200, box.y + 150);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 180, { steps: 5 });
  await page.mouse.up();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  check((await picture()) !== first, "dragging turns it");
  await press("r");
  same((await picture()) === first, true, "R turns it back");
  await press("ArrowRight", "ArrowLeft");
  same((await picture()) === first, true, "a step and back is the same picture");
  await close();
});

await section("edge rules", async () => {
  const wanted = {
    three: { ghost: 1, cross: 1, corridor: 0, words: "leave it out and divide by 3" },
    wrap: { ghost: 1, cross: 0, corridor: 1, words: "is read at (6, 6) on the far side" },
    mirror: { ghost: 1, cross: 0, corridor: 1, words: "counts twice" },
    zero: { ghost: 1, cross: 0, corridor: 0, words: "it counts as 0" },
    constant: { ghost: 1, cross: 0, corridor: 0, words: "it counts as \u22120.75" },
    fixed: { ghost: 0, cross: 0, corridor: 0, words: "every border point becomes 0.5" },
  };
  for (const [edge, parts] of Object.entries(wanted)) {
    const { count, text, close } = await open(`edge-${edge}`, {}, "#17");
    for (const part of ["ghost", "cross", "corridor"])
      same(await count(`#lattice .${part}`), parts[part], `${edge}: ${part}`);
    const words = await text("#narration");
    check(words.includes(parts.words) && words.includes(edge === "zero" ? "zero" : edge), `${edge}: ${words}`);
    await close();
  }
  const { text, count, close } = await open("edge-wrap", {}, "#20");
  check((await text("#narration")).includes("copies a at (2, 0)"), "wrap: the far border is a copy");
  same(await count("#lattice .corridor"), 1, "wrap: the way of a copy");
  await close();
});

await section("questions", async () => {
  const { page, step, press, text, close } = await open("first-steps", {}, "#12");
  check((await text("#ask")).includes("Which points are averaged?"), "a question is offered one step before");
  await page.click("#ask");
  same(await page.locator("#question h2").innerText(), "Which points are averaged to set (2, 1)?", "parents are asked for");
  check(!(await page.locator("#equation").isVisible()), "the equation does not tell");
  const at = (x, y) => page.locator(`#targets .target[data-cell="${y * 5 + x}"]`);
  await at(2, 0).click();
  await at(0, 0).click();
  same(await page.locator(".slots li:not(.empty)").count(), 2, "two points chosen");
  await at(0, 0).click();
  same(await page.locator(".slots li:not(.empty)").count(), 1, "a second click takes back");
  for (const [x, y] of [[1, 1], [3, 1]]) await at(x, y).click();
  await at(2, 2).focus();
  await press("Space"); // by keyboard, too
  await press("Enter");
  check((await text(".verdict")).includes("4 of 4 found"), "all are right");
  await press("Enter");
  same(await step(), 13, "and the step is shown");
  check(await page.locator("#equation").isVisible(), "with its equation");

  await press("ArrowRight", "q");
  check((await text("#question h2")).includes("How high will (1, 2) be?"), "a height is asked for");
  await press("Home", "Enter");
  check((await text(".verdict")).includes("Out of reach"), "-1.25 cannot be");
  check((await text("#question")).includes("It becomes 0.429"), "the height is told");
  await press("Enter");
  same(await step(), 15, "then the step is shown");
  await press("ArrowLeft");
  check(!(await page.locator("#ask").isVisible()), "an answered question is not put again");
  await close();

  const other = await open("growing-a-coast", {}, "#36");
  await other.press("q");
  await other.page.check('input[value="1"]');
  await other.press("Enter");
  check((await other.text(".verdict")).includes("Right"), "one of several is right");
  await other.press("ArrowRight");
  same(await other.step(), 37, "a key goes on from an open question");
  check(!(await other.page.locator("#question").isVisible()), "which closes it");
  await other.close();
});

await section("text of a lesson is text", async () => {
  const { page, press, text, close } = await open("wild");
  same(await text("#lesson"), 'Peaks</title></script><script>alert(1)</script> & "valleys" }}', "title");
  same(await page.title(), 'Peaks</title></script><script>alert(1)</script> & "valleys" }}', "title of the page");
  same(await text("#narration"), 'First <script>alert(2)</script><!-- & "quotes"', "narration");
  same(await page.locator("script").count(), 3, "scripts: the run, the words of its language, the player");
  same(await page.locator("img:not(#figure), b b, #question b").count(), 0, "nothing became an element");
  await press("ArrowRight", "q");
  same(await text("#question h2"), "Is <b>1 & 1</b> 2?", "question");
  same(await text(".choices label >> nth=0"), "</script>yes", "choice");
  await close();
  const reason = await open("wild", {}, "#2");
  await reason.press("q", "s");
  same(await reason.text("#question .why"), "<b>The square step</b> & chance.", "the reason of an answer");
  await reason.close();
});

await import("./html_looks.mjs");
await import("./html_reach.mjs");
await import("./html_pictures.mjs");
await finish();
