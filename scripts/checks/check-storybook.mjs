// Opens the built Storybook below a path of a static host. With --pages, runs axe on every docs page.
//   node scripts/checks/check-storybook.mjs [--pages] [--shots folder]      after build-storybook
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { serveFolder } from '../../tests/e2e/static-server.ts';
import { browserLaunch } from '../lib/browser.ts';
import { flags } from '../lib/flags.mjs';

const FOLDER = 'storybook-static';
const BASE = '/design/book/';
const PAGE = 'start-welcome--docs';
const STORY = 'tasks-pages-template-task-list--ready';
const DIALOG = 'tasks-dialogs-delete-tasks--one';
const DIALOG_BUTTON = 'Aufgabe löschen';
const PAGE_WITH_DARK = 'start-designer--docs';
/** Storybook's list of tags has no search. */
const MAX_TAGS = 60;

const { pages, shots } = flags(process.argv.slice(2));
const problems = [];
const entries = Object.values(JSON.parse(readFileSync(`${FOLDER}/index.json`, 'utf8')).entries);
const tags = new Set(entries.flatMap((entry) => entry.tags));
if (tags.size > MAX_TAGS) problems.push(`${tags.size} tags in the filter, more than ${MAX_TAGS}`);
const host = await serveFolder({ folder: FOLDER, base: BASE });
const browser = await chromium.launch(browserLaunch());
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
await context.route('**/*', async (route) => {
  const url = route.request().url();
  if (/^(data|blob|about):/.test(url) || url.startsWith(host.url)) return route.continue();
  problems.push(`request outside the path: ${url}`);
  return route.abort();
});

async function openPage(label) {
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(`${label}: ${error.message}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400) problems.push(`${label}: ${answer.status()} ${answer.url()}`);
  });
  return page;
}

async function checkPath() {
  const [manager, story] = await Promise.all([openPage('the start page'), openPage(STORY)]);
  await Promise.all([
    manager
      .goto(host.url)
      .then(() => manager.waitForURL(new RegExp(`path=/docs/${PAGE}`)))
      .then(() => manager.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor()),
    story
      .goto(`${host.url}iframe.html?id=${STORY}&viewMode=story&globals=play:on`)
      .then(() => story.getByRole('table').getByRole('link').first().waitFor()),
  ]);
  await Promise.all([manager.close(), story.close()]);
}

/** The play presses buttons by their English names. */
async function checkPlayInGerman() {
  const page = await openPage(DIALOG);
  await page.goto(`${host.url}iframe.html?id=${DIALOG}&viewMode=story&globals=language:de-DE`);
  await page.getByRole('dialog').getByRole('button', { name: DIALOG_BUTTON }).waitFor();
  await page.close();
}

async function checkDarkOnLight() {
  const page = await openPage(PAGE_WITH_DARK);
  await page.goto(`${host.url}iframe.html?id=${PAGE_WITH_DARK}&viewMode=docs`);
  const story = page.getByTitle('The export dialog in the dark theme');
  await story.scrollIntoViewIfNeeded();
  await story.contentFrame().locator('[data-theme="dark"] [role="dialog"]').waitFor();
  const theme = await page.locator('html').getAttribute('data-theme');
  if (theme !== 'light') problems.push(`${PAGE_WITH_DARK}: the page is ${theme}, like the story on it`);
  await page.close();
}

async function checkPage(id, theme, width) {
  const label = `${id}, ${theme}, ${width} px`;
  const page = await openPage(label);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${host.url}iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`);
  await page.locator('#storybook-docs h1').first().waitFor();
  await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
  const found = await page.evaluate(async () => {
    // The table of controls is Storybook's.
    const parts = { include: ['#storybook-docs'], exclude: ['.docblock-argstable'] };
    const { violations } = await globalThis.axe.run(parts, { iframes: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
  problems.push(...found.map((each) => `${label}: ${each}`));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
  if (wide > 0) problems.push(`${label}: ${wide} px wider than the window`);
  if (typeof shots === 'string') {
    mkdirSync(shots, { recursive: true });
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${shots}/${id}-${theme}-${width}.png`, fullPage: true });
  }
  await page.close();
}

try {
  await checkPath();
  await checkPlayInGerman();
  await checkDarkOnLight();
  if (pages) {
    for (const { id } of entries.filter(({ type }) => type === 'docs'))
      for (const [theme, width] of [
        ['light', 1440],
        ['dark', 375],
      ])
        await checkPage(id, theme, width);
  }
} catch (error) {
  problems.push(String(error));
}
await browser.close();
await host.close();
for (const problem of problems) console.log(problem);
console.log(`${problems.length} problems in the built Storybook below ${BASE}`);
process.exitCode = problems.length ? 1 : 0;
