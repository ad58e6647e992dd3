// The page of a terrain too large to be stepped: its pictures, gone through by keys, buttons and the strip, and for all.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { check, folder, open, same, section } from "./html_browser.mjs";

const axe = readFileSync(join(folder, "node_modules/axe-core/axe.min.js"), "utf8");

const shown = (page) => page.evaluate(() => ({
  count: document.getElementById("count").textContent,
  alt: document.getElementById("picture").alt,
  live: document.getElementById("live").textContent,
  wide: document.getElementById("picture").naturalWidth,
  hash: location.hash,
}));
const level = (number) => `Level ${number} of 28`;

await section("pictures of a survey follow keys, buttons and strip", async () => {
  const { page, press, close } = await open("survey");
  const at = async (number, what) => {
    // A picture is unpacked and drawn while the page goes on.
    const isShown = (alt) => {
      const picture = document.getElementById("picture");
      return picture.alt.startsWith(alt) && picture.complete;
    };
    await page.waitForFunction(isShown, `level ${number} of 28, `).catch(() => {}); // the checks below say more
    const now = await shown(page);
    same([now.count, now.hash, now.wide], [level(number), `#${number}`, 640], what);
    check(now.alt.startsWith(`level ${number} of 28, `), `${what}: described as ${now.alt}`);
    return now;
  };
  await at(8, "at first");
  for (const [key, number] of [["ArrowRight", 9], ["ArrowRight", 10], ["ArrowLeft", 9], ["End", 14], ["ArrowRight", 14],
    ["Home", 8], ["PageDown", 10], ["PageDown", 11], ["PageUp", 10], ["ArrowDown", 11], ["ArrowUp", 10]]) {
    await press(key);
    const now = await at(number, key);
    if (key !== "PageUp") check(now.live.startsWith(level(number)), `${key}: said ${now.live}`);
  }
  check((await shown(page)).live.includes("Ten levels make a million points"), "the words of the lesson are said");
  for (const [id, number] of [["toStart", 8], ["forward", 9], ["stopForward", 10], ["stopBack", 9], ["back", 8], ["toEnd", 14]]) {
    await page.click(`#${id}`);
    await at(number, `the button ${id}`);
  }
  await page.fill("#way", "3");
  await at(11, "the strip");
  // What was shown is kept: a busy machine may look too late.
  await press("End");
  await page.evaluate(() => {
    window.counts = [];
    const count = document.getElementById("count");
    new MutationObserver(() => window.counts.push(count.textContent)).observe(count, { childList: true, subtree: true });
  });
  await press("Space");
  await page.waitForFunction(() => window.counts.length > 1);
  same(await page.evaluate(() => window.counts.slice(0, 2)), [level(8), level(9)], "played from the end");
  same(await page.getAttribute("#play", "aria-label"), "Pause", "it plays");
  await press("ArrowLeft");
  same(await page.getAttribute("#play", "aria-label"), "Play", "a key pauses");
  await close();
});

await section("a survey opens where its address says", async () => {
  const { page, close } = await open("survey", {}, "#12");
  same((await shown(page)).count, level(12), "#12");
  await close();
});

for (const [width, height] of [[1280, 800], [390, 844]])
  await section(`axe, survey, ${width} wide`, async () => {
    for (const [name, ...keys] of [["survey"], ["survey", "End"], ["survey", "?"], ["survey-dark"]]) {
      const { page, press, close } = await open(name, { viewport: { width, height }, reducedMotion: "reduce" });
      await press(...keys);
      await page.evaluate(axe);
      const found = await page.evaluate(async () => {
        const { violations } = await window.axe.run({ resultTypes: ["violations"] });
        return violations.flatMap(({ id, nodes }) => nodes.map((n) => `${id} ${n.html.slice(0, 160)}`));
      });
      same(found, [], `${name} ${keys.join(" ")}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      check(overflow <= 0, `${name}: ${overflow} pixels too wide for ${width}`);
      await close();
    }
  });
