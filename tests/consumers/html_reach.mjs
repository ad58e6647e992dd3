// The pages for those who hear them, or have no mouse: axe finds nothing in any window and theme, and keys reach all.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { check, folder, open, same, section } from "./html_browser.mjs";

const axe = readFileSync(join(folder, "node_modules/axe-core/axe.min.js"), "utf8");
const themes = { light: { colorScheme: "light" }, dark: { colorScheme: "dark" }, contrast: { contrast: "more" } };

// What a page shows: its name, where it is opened, and the keys pressed then.
const views = [
  ["first-steps", "#0"],
  ["first-steps", "#8"],
  ["first-steps", "#8", "?"],
  ["first-steps", "#12", "q"], // which points?
  ["first-steps", "#12", "q", "Space", "Tab", "Space"],
  ["first-steps", "#12", "q", "Space", "Tab", "Space", "Enter"],
  ["first-steps", "#14", "q"], // how high?
  ["first-steps", "#14", "q", "Enter"],
  ["growing-a-coast", "#36", "q"], // one of several
  ["growing-a-coast", "#36", "q", "s"],
  ["terrain-generator", "#9000"],
  ["edge-wrap", "#20"],
  ["board", "#8"],
  ["wild", "#1", "q"],
  ["course/index", ""],
  ["course/first-steps", "#8"],
];

// Every finding of any rule and impact, a line for each element.
async function findings(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({ resultTypes: ["violations"] });
    return violations.flatMap(({ id, impact, nodes }) => nodes.map((n) => `${id} (${impact}) ${n.html.slice(0, 160)}`));
  });
}

for (const [width, height] of [[1280, 800], [390, 844]])
  for (const [theme, wish] of Object.entries(themes))
    await section(`axe, ${theme}, ${width} wide`, async () => {
      for (const [name, hash, ...keys] of views) {
        const { page, press, close } =
          await open(name, { viewport: { width, height }, reducedMotion: "reduce", ...wish }, hash);
        await press(...keys);
        const view = `${name}${hash} ${keys.join(" ")}`;
        same(await page.evaluate(() => document.documentElement.dataset.theme), theme, `${view}: theme`);
        same(await findings(page), [], `${view}, ${theme}, ${width} wide`);
        await close();
      }
    });

// What has the focus: its id or what it says, and whether that can be seen.
const focused = (page) => page.evaluate(() => {
  const at = document.activeElement;
  const { outlineStyle, stroke } = getComputedStyle(at);
  const box = at.getBoundingClientRect();
  const name = at.id || at.dataset.cell || at.closest("dialog")?.id || at.textContent || at.value;
  // Below the bar that stays in view there is nothing to be seen.
  const bar = document.querySelector(".transport");
  const bottom = bar && !bar.contains(at) && !at.closest("dialog") ? bar.getBoundingClientRect().top : innerHeight;
  const isInView = box.top >= 0 && box.bottom <= bottom && box.left >= 0 && box.right <= innerWidth;
  return { name, isSeen: isInView && (outlineStyle !== "none" || (at.matches(".target") && stroke !== "none")) };
});

// Tab until the focus is where it was.
async function tabbed({ page, press }) {
  const names = [];
  for (;;) {
    await press("Tab");
    const { name, isSeen } = await focused(page);
    if (names.includes(name) || names.length > 60) return names;
    if (!(await page.evaluate(() => document.activeElement === document.body))) {
      names.push(name);
      check(isSeen, `the focus on ${name} is not seen`);
    }
  }
}

await section("keys alone", async () => {
  const bar = ["names", "theme", "helpButton"];
  const controls = ["strip", "toStart", "chapterBack", "stepBack", "play", "stepForward", "chapterForward", "toEnd",
                    "speed"];
  for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 844 }, { width: 800, height: 600 }]) {
    const plain = await open("first-steps", { viewport }, "#6");
    same(await tabbed(plain), [...bar, ...controls], `the order at ${viewport.width}`);
    await plain.close();
    const course = await open("course/first-steps", { viewport }, "#12");
    same(await tabbed(course), ["brand", "Next lesson", ...bar, "ask", ...controls], `in a course at ${viewport.width}`);
    await course.press("q", "Space");
    const lines = await course.page.locator(".slots li:not(.empty)").evaluate((slot) => {
      const range = document.createRange();
      range.selectNodeContents(slot.lastChild);
      return range.getClientRects().length;
    });
    same(lines, 1, `lines of a chosen point at ${viewport.width}`);
    const points = ["1", "2", "3", "4", "5", "6", "8", "10", "12", "14", "16", "18", "20", "22", "24"];
    same(await tabbed(course),
         [...points, "CheckEnter", "ClearC", "Show meS", ...controls, "brand", "Next lesson", ...bar, "0"],
         `in a question at ${viewport.width}`);
    await course.close();
  }

  const { page, press, step, text, close } = await open("first-steps", {}, "#12");
  for (const [id, key, seen] of [["theme", "Space", () => text("#theme")], ["theme", "Enter", () => text("#theme")],
                                 ["stepBack", "Enter", step], ["stepForward", "Space", step]]) {
    await page.focus(`#${id}`);
    const before = await seen();
    await press(key);
    check((await seen()) !== before, `${key} on ${id} does nothing`);
    same((await focused(page)).name, id, `after ${key} on ${id} the focus is`);
  }
  await page.focus("#helpButton");
  await press("Enter");
  same((await focused(page)).name, "help", "help has the focus");
  await press("Escape");
  same((await focused(page)).name, "helpButton", "and gives it back");

  same(await step(), 12, "a question waits");
  await page.focus("#ask");
  await press("Enter");
  same((await focused(page)).name, "0", "a question for points begins at the first of them");
  await press("Space", "Tab", "Space", "t");
  same([(await focused(page)).name, await page.locator(".slots li:not(.empty)").count()], ["1", 2],
       "space chooses, and another theme leaves the focus where it is");
  await press("Space", "Enter");
  check((await text(".verdict")).includes("0 of 4 found"), "Enter checks");
  await press("Enter");
  same(await step(), 13, "and goes on");
  await press("ArrowRight", "q");
  same((await focused(page)).name, "0", "a question for a height begins at its slider");
  await press("ArrowRight", "t");
  check(await page.evaluate(() => document.activeElement.matches("#question input[type=range]")), "which keeps the focus");
  await close();
});
