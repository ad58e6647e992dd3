// What the checks of pages share: a browser that watches over each page it opens, and the counting of faults.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export const folder = process.argv[2];
const { chromium } = createRequire(join(folder, "node_modules/"))("playwright-core");

const faults = [];
let checked = 0;
export function check(isTrue, fault) {
  ++checked;
  if (!isTrue) faults.push(fault);
}
export function same(found, wanted, what) {
  check(JSON.stringify(found) === JSON.stringify(wanted), `${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"],
});

// Opens a page and watches over it: one request, no error, no dialog.
export async function open(name, options = {}, hash = "") {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("console", (message) => message.type() === "error" && faults.push(`${name}: console: ${message.text()}`));
  page.on("pageerror", (error) => faults.push(`${name}: ${error.message}`));
  page.on("dialog", (dialog) => (faults.push(`${name}: a dialog said ${dialog.message()}`), dialog.dismiss()));
  await page.goto(`${pathToFileURL(join(folder, "pages", name))}.html${hash}`);
  return {
    page,
    step: () => page.evaluate(() => Number(document.documentElement.dataset.step)),
    text: (selector) => page.locator(selector).innerText(),
    count: (selector) => page.locator(selector).count(),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    close: async () => {
      same(requests.filter((url) => !/^(data|blob):/.test(url)).length, 1, `${name}: requests`);
      await context.close();
    },
  };
}

export async function section(name, body) {
  const before = faults.length;
  try {
    await body();
  } catch (error) {
    faults.push(`${name}: ${error.stack}`);
  }
  console.log(`${faults.length === before ? "ok  " : "FAIL"} ${name}`);
}

// The trace that the page of this name shows.
export function traceOf(name) {
  return JSON.parse(readFileSync(join(folder, "pages", `${name}.json`), "utf8"));
}

export async function finish() {
  await browser.close();
  for (const fault of faults) console.error(fault);
  console.log(`${checked} checks, ${faults.length} failed`);
  process.exit(faults.length || !checked ? 1 : 0);
}
