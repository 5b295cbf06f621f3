import { setTimeout } from 'node:timers/promises';

export const PROFILES = {
  slow4g: { latency: 562.5, bytesPerSecond: 180_000 },
  fast4g: { latency: 165, bytesPerSecond: 1_012_500 },
};
const UNSHAPED = { latency: 0, bytesPerSecond: 0 };
const SLOWDOWN = 4;
const QUIET = 5_000;
const PATIENCE = 90_000;

function watch(ready) {
  const seen = { firstPaint: 0, ready: 0, shift: 0, blocking: 0, lastTask: 0 };
  globalThis.benchLoad = seen;
  const observe = (type, onEntry) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  const session = { total: 0, first: 0, last: 0 };
  observe('layout-shift', ({ hadRecentInput, startTime, value }) => {
    if (hadRecentInput) return;
    const isNew = session.total === 0 || startTime - session.last >= 1_000 || startTime - session.first >= 5_000;
    if (isNew) Object.assign(session, { total: 0, first: startTime });
    session.total += value;
    session.last = startTime;
    seen.shift = Math.max(seen.shift, session.total);
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.blocking += duration - 50;
    seen.lastTask = startTime + duration;
  });
  const look = () => {
    const isShown = [...document.querySelectorAll(ready)].some((element) => element.getClientRects()[0]?.width > 0);
    if (isShown) globalThis.setTimeout(() => (seen.ready = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit(context, { url, ready }, slowdown) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(watch, ready);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE });
  const figures = () => page.evaluate(() => globalThis.benchLoad);
  const end = Date.now() + PATIENCE;
  while (!(await figures())?.ready) {
    if (Date.now() > end) throw new Error(`'${ready}' did not show in ${PATIENCE / 1000} s`);
    await setTimeout(100);
  }
  if (errors.length > 0) throw new Error(`the page threw ${errors.join(', ')}`);
  return { page, devtools, figures };
}

async function settle(page, server, quiet) {
  const end = Date.now() + quiet + 40_000;
  const quietFor = () =>
    page.evaluate(() => performance.now() - Math.max(globalThis.benchLoad.ready, globalThis.benchLoad.lastTask));
  while (Math.min(await quietFor(), server.quietFor()) < quiet && Date.now() < end) await setTimeout(150);
}

export async function measurePage(browser, server, { path, ready }, { profile, mode = 'load', proto }) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US' });
  const target = { url: server.url + path, ready };
  const shape = profile ? PROFILES[profile] : UNSHAPED;
  const slowdown = profile ? SLOWDOWN : 1;
  try {
    server.begin(shape);
    const { page, devtools, figures } = await visit(context, target, slowdown);
    await settle(page, server, profile ? QUIET : 500);
    const { firstPaint, ready: readyAt, shift, blocking } = await figures();
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const log = server.log();
    const version = proto === 'h2' ? '2.0' : '1.1';
    if (log.some((request) => request.version !== version)) throw new Error(`some requests were not HTTP/${version}`);
    const scripts = log.filter(({ isScript }) => isScript);
    await page.close();
    const cold = {
      requests: log.length,
      script: scripts.reduce((total, { bytes }) => total + bytes, 0) / 1000,
      firstPaint,
      ready: readyAt,
      shift,
      blocking,
      heap: usedSize / 1_000_000,
    };
    if (mode === 'load') return { figures: cold, files: log };
    server.begin(shape);
    const warm = await visit(context, target, slowdown);
    return { figures: { ...cold, warmReady: (await warm.figures()).ready }, files: log };
  } finally {
    await context.close();
  }
}
