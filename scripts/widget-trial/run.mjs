// `node scripts/widget-trial/run.mjs [--only menu,tooltip] [--library baseui] [--times 5] [--sizes]`: see README.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus } from 'node:os';
import { chromium } from 'playwright';
import { browserLaunch } from '../lib/browser.ts';
import { headerPolicy } from '../vite/csp.ts';
import { flags } from '../lib/flags.mjs';
import { buildPage } from './build.mjs';
import { walks } from './walks.mjs';

const candidates = {
  ours: Object.keys(walks),
  antd: Object.keys(walks).filter((widget) => widget !== 'palette'),
  baseui: Object.keys(walks).filter((widget) => widget !== 'pagination' && widget !== 'table'),
  floating: ['tooltip', 'popover', 'menu', 'combobox', 'suggest'],
  aria: ['tooltip', 'menu', 'combobox', 'table'],
  cmdk: ['palette'],
};
const pages = {
  'sign-in page': ['button', 'input', 'checkbox', 'segmented', 'menu', 'tooltip', 'toast', 'dialog'],
  'task list': ['button', 'input', 'checkbox', 'tabbed', 'menu', 'tooltip', 'popover', 'toast', 'dialog'],
};
const TIMES = 5;
const MIN_TARGET = 24;

const { only, library: onlyLibrary, times = TIMES, sizes } = flags(process.argv.slice(2));
const wanted = (widget) => only === undefined || String(only).split(',').includes(widget);
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const built = new Map();
const server = createServer((request, response) => {
  const [, key = '', file = ''] = /^\/([\w-]+)\/(.*)$/u.exec(new URL(request.url, 'http://host').pathname) ?? [];
  const page = built.get(key);
  response.setHeader('Content-Security-Policy', headerPolicy({}));
  const send = (type, text) => response.setHeader('Content-Type', `${type}; charset=utf-8`).end(text);
  if (!page) response.writeHead(404).end();
  else if (file === 'page.js') send('text/javascript', page.script);
  else if (file === 'page.css') send('text/css', page.style);
  else
    send(
      'text/html',
      '<!doctype html><html lang="en"><head><title>Widget trial</title><link rel="stylesheet" href="page.css">' +
        '<script type="module" src="page.js"></script></head><body><div id="root"></div></body></html>',
    );
});
await new Promise((done) => server.listen(0, 'localhost', done));
const base = `http://localhost:${server.address().port}`;
const browser = await chromium.launch(browserLaunch());

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function open(key, slow) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const problems = [];
  page.on('pageerror', ({ message }) => problems.push(`throws: ${message}`));
  await page.addInitScript(() => {
    globalThis.trial = { violations: [], times: [] };
    document.addEventListener('securitypolicyviolation', (event) =>
      globalThis.trial.violations.push(`${event.effectiveDirective} ${event.sourceFile?.slice(-20)} ${event.sample}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.interactionId) globalThis.trial.times.push([entry.interactionId, entry.duration]);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  if (slow) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.goto(`${base}/${key}/`);
  await page.getByRole('heading', { name: 'Widget trial' }).waitFor({ timeout: 20_000 });
  return { page, problems, close: () => context.close() };
}

async function longestTask(page, work) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await work();
  await page.waitForTimeout(300);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threadOf = ({ pid, tid }) => `${pid}/${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  return traceEvents
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && main.has(threadOf(event)))
    .reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0);
}

async function inspect(page) {
  await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(
      { exclude: [['#said']] },
      { resultTypes: ['violations'], rules: { region: { enabled: false }, 'target-size': { enabled: true } } },
    );
    return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.target}`);
  });
  const small = await page.evaluate((least) => {
    const roles =
      'button, input:not([type=hidden]), select, [role=button], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=option], [role=menuitem]';
    return [...document.querySelectorAll(roles)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden=true]')) return [];
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      const own = element.getBoundingClientRect();
      const [width, height] = [Math.max(box.width, own.width), Math.max(box.height, own.height)];
      if (width <= 1 || height <= 1 || (width >= least && height >= least)) return [];
      return [
        `target ${Math.round(width)} x ${Math.round(height)} px: ${element.ariaLabel ?? element.textContent ?? ''}`,
      ];
    });
  }, MIN_TARGET);
  return [...found, ...new Set(small)];
}

async function tryWidget(key, { walk, open: show, press }) {
  const failures = [];
  const at = await open(key, false);
  const alert = await at.page.getByRole('alert').allInnerTexts();
  if (alert.some((text) => text.includes('Error'))) failures.push(`throws: ${alert.join().slice(0, 200)}`);
  await walk(at.page, (what, holds) => holds || failures.push(`keys: not ${what}`)).catch((error) =>
    failures.push(`keys: ${error.message.split('\n')[0]}`),
  );
  const violationsOf = async (page) =>
    (await page.evaluate(() => globalThis.trial.violations)).map((text) => `policy: ${text}`);
  failures.push(...at.problems, ...new Set(await violationsOf(at.page)));
  await at.close();
  const shown = await open(key, false);
  await show?.(shown.page).catch(() => undefined);
  await shown.page.waitForTimeout(200);
  failures.push(...(await inspect(shown.page)));
  await shown.close();
  const tasks = [];
  for (let i = 0; i < Number(times); i++) {
    const calm = await open(key, false);
    await calm.page.waitForTimeout(300);
    tasks.push(await longestTask(calm.page, () => press(calm.page).catch(() => undefined)));
    await calm.close();
  }
  const longest = [];
  for (let i = 0; i < Number(times); i++) {
    const slow = await open(key, true);
    await slow.page.waitForTimeout(300);
    await press(slow.page).catch(() => undefined);
    await slow.page.waitForTimeout(500);
    longest.push(
      Math.max(16, ...(await slow.page.evaluate(() => globalThis.trial.times.map(([, duration]) => duration)))),
    );
    await slow.close();
  }
  return {
    failures: [...new Set(failures)],
    inp: median(longest),
    inpLeast: Math.min(...longest),
    task: Math.round(median(tasks) * 10) / 10,
  };
}

const bases = { base: await buildPage('base', []), 'antd-base': await buildPage('antd-base', []) };
const total = ({ kB }) => kB.script + kB.style;
const results = [];
for (const [library, widgets] of Object.entries(candidates)) {
  if (onlyLibrary !== undefined && library !== onlyLibrary) continue;
  for (const widget of widgets.filter(wanted)) {
    const page = await buildPage(library, [widget]);
    const key = `${library}-${widget}`;
    built.set(key, page);
    const tried = sizes ? { failures: [] } : await tryWidget(key, walks[widget]);
    const result = { widget, library, kB: total(page) - total(bases[page.base]), ...tried };
    results.push(result);
    console.log(
      `${widget.padEnd(11)} ${library.padEnd(7)} ${result.kB.toFixed(1).padStart(6)} kB  INP ${String(result.inp ?? '-').padStart(4)} ms  task ${String(result.task ?? '-').padStart(5)} ms  ${result.failures.length === 0 ? 'passes' : `fails ${result.failures.length}`}`,
    );
    for (const failure of result.failures) console.log(`    ${failure}`);
  }
}
const whole = [];
if (only === undefined && onlyLibrary === undefined)
  for (const [name, widgets] of Object.entries(pages))
    for (const library of ['ours', 'antd', 'baseui']) {
      const page = await buildPage(library, widgets);
      whole.push({ name, library, kB: total(page) });
      console.log(`${name}: ${library} ${total(page).toFixed(1)} kB in all`);
    }
await browser.close();
server.close();
server.closeAllConnections();
mkdirSync('reports', { recursive: true });
const machine = { browser: browser.version(), processor: cpus()[0]?.model ?? '', cores: cpus().length };
writeFileSync(
  'reports/widget-trial.json',
  `${JSON.stringify({ machine, bases: { base: total(bases.base), antd: total(bases['antd-base']) }, results, pages: whole }, undefined, 2)}\n`,
);
