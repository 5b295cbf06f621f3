import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';
import { serveFolder } from '../../tests/e2e/static-server.ts';
import { ensureStorybook } from '../atlas/built-storybook.mjs';
import { browserLaunch } from '../lib/browser.ts';

export const title = 'Storybook, built and in development';

const FOLDER = 'storybook-static';
const STORY = 'tasks-pages-template-task-list--ready';
const OTHER_STORIES = [
  'ui-button--playground',
  'tasks-dialogs-delete-tasks--one',
  'account-pages-overview--ready',
  'templates-pages-public-gallery--on-a-phone',
  'billing-pages-checkout--plan',
  'members-pages-members--ready',
  'runs-pages-lot-data--ready',
  'exports-dialogs-export--everything',
  'session-pages-sign-in--demo-accounts',
  'templates-fields-date-and-time--empty',
];
const PORT = 6106;
const COMPONENT = 'src/ui/page-header.tsx';
const CONTRACT = 'openapi/openapi.yaml';
const TIMEOUT = 120_000;
const PAUSE = 5_000;

const preview = (page) => page.frameLocator('#storybook-preview-iframe');
const firstRow = (page) => preview(page).getByRole('table').getByRole('link').first();

async function openStory(page, url) {
  await page.goto(`${url}?path=/story/${STORY}`);
  await firstRow(page).waitFor({ timeout: TIMEOUT });
}

/** Megabytes as hosts compress them. */
async function measureTraffic(page, work) {
  const paths = [];
  page.on('requestfinished', (request) => paths.push(new URL(request.url()).pathname));
  await work();
  await page.waitForLoadState('networkidle');
  const files = [...new Set(paths)].filter((path) => path !== '/').map((path) => readFileSync(`${FOLDER}${path}`));
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const bytes = files.reduce((sum, file) => sum + brotliCompressSync(file, options).length, 0);
  return { requests: paths.length, megabytes: bytes / 1_000_000 };
}

/** Milliseconds until it is drawn. Storybook reloads the page if a story is left during its play. */
const switchTo = (id) =>
  new Promise((resolve) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    const began = performance.now();
    let drawn;
    const onPhase = ({ storyId, newPhase }) => {
      if (storyId !== id || !['playing', 'completing', 'finished', 'errored'].includes(newPhase)) return;
      channel.off('storyRenderPhaseChanged', onPhase);
      requestAnimationFrame(() => setTimeout(() => (drawn = performance.now() - began)));
    };
    const onFinished = ({ storyId }) => {
      if (storyId !== id) return;
      channel.off('storyFinished', onFinished);
      requestAnimationFrame(() => setTimeout(() => resolve(drawn)));
    };
    channel.on('storyRenderPhaseChanged', onPhase);
    channel.on('storyFinished', onFinished);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });

async function measureBuilt(browser, { report, seconds }) {
  await ensureStorybook(console.log);
  const host = await serveFolder({ folder: FOLDER });
  const open = async () => (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const start = await open();
  const startPage = await measureTraffic(start, async () => {
    await start.goto(host.url);
    await preview(start).getByRole('heading', { level: 1 }).waitFor();
  });
  report('built: start page', startPage.megabytes, { unit: 'MB', atMost: 2 });
  const page = await open();
  let first;
  const { requests } = await measureTraffic(page, async () => {
    first = await seconds(() => openStory(page, host.url));
  });
  report('built: requests of the first story', requests, { atMost: 40 });
  report('built: first story', first * 1000, { unit: 'ms' });
  const canvas = await open();
  await canvas.goto(`${host.url}iframe.html?id=${STORY}&viewMode=story`);
  await canvas.getByRole('table').getByRole('link').first().waitFor();
  for (const label of ['first visit', 'second visit']) {
    const times = [];
    for (const id of OTHER_STORIES) times.push(await canvas.evaluate(switchTo, id));
    times.sort((a, b) => a - b);
    report(`built: switching, median of ten, ${label}`, times[5], { unit: 'ms', atMost: 500 });
    report(`built: switching, longest of ten, ${label}`, times.at(-1), { unit: 'ms', atMost: 500 });
  }
  await host.close();
}

async function startDevelopment(browser) {
  const server = spawn(
    'storybook',
    ['dev', '--port', String(PORT), '--exact-port', '--ci', '--disable-telemetry', '--quiet'],
    {
      stdio: 'ignore',
      detached: true,
    },
  );
  const page = await (await browser.newContext()).newPage();
  const stop = async () => {
    await page.context().close();
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    process.kill(-Number(server.pid));
    await ended;
  };
  const url = `http://localhost:${PORT}/`;
  const isUp = async () => (await fetch(url).catch(() => undefined))?.ok === true;
  try {
    const end = Date.now() + TIMEOUT;
    while (!(await isUp())) {
      if (Date.now() > end || server.exitCode !== null) throw new Error(`storybook dev did not start at ${PORT}`);
      await page.waitForTimeout(100);
    }
    await openStory(page, url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { page, stop };
}

async function whileChanged(file, change, work) {
  const before = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, change(before));
    return await work();
  } finally {
    writeFileSync(file, before);
  }
}

async function measureDevelopment(browser, { report, seconds }) {
  let running = await startDevelopment(browser);
  await running.stop();
  const warm = await seconds(async () => (running = await startDevelopment(browser)));
  report('development: command to the first story, warm', warm, { unit: 's', atMost: 10 });
  const { page, stop } = running;
  try {
    await page.waitForTimeout(PAUSE);
    const component = await whileChanged(
      COMPONENT,
      (code) => code.replace('<ol ', '<ol data-saved="" '),
      () => seconds(() => preview(page).locator('[data-saved]:visible').first().waitFor({ timeout: TIMEOUT })),
    );
    report('development: a saved component shows', component, { unit: 's', atMost: 1 });
    await page.waitForTimeout(PAUSE);
    const contract = await whileChanged(
      CONTRACT,
      (text) => text.replace(/^ {2}version: .*$/m, '  version: 0.0.0'),
      () =>
        seconds(async () => {
          await page.waitForEvent('framenavigated', { timeout: TIMEOUT });
          await firstRow(page).waitFor({ timeout: TIMEOUT });
        }),
    );
    report('development: a saved contract shows', contract, { unit: 's', atMost: 2 });
  } finally {
    await stop();
  }
}

export async function run(bench) {
  const browser = await chromium.launch(browserLaunch());
  try {
    await measureBuilt(browser, bench);
    await measureDevelopment(browser, bench);
  } finally {
    await browser.close();
  }
}
