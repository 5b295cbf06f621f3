async function seconds(work) {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

async function frames(page, work) {
  await page.evaluate(() => {
    const gaps = [];
    const watch = { gaps, on: true };
    let last = performance.now();
    const tick = (now) => {
      gaps.push(now - last);
      last = now;
      if (watch.on) requestAnimationFrame(tick);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(tick);
    });
    globalThis.gleanerFrames = watch;
  });
  await work();
  const gaps = await page.evaluate(() => {
    globalThis.gleanerFrames.on = false;
    return globalThis.gleanerFrames.gaps;
  });
  return {
    count: gaps.length,
    longest: gaps.reduce((most, gap) => Math.max(most, gap), 0),
    over: (milliseconds) => gaps.filter((gap) => gap > milliseconds).length,
  };
}

/** Processor time, which other programs do not affect. */
async function longestTask(page, work) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threadOf = ({ pid, tid }) => `${pid}/${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  return traceEvents
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && main.has(threadOf(event)))
    .reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0);
}

export async function rowsChanged(page, work) {
  await page.evaluate(() => {
    const watch = { rows: 0 };
    watch.observer = new MutationObserver((records) => {
      const rows = new Set();
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const changed = element?.closest('tbody tr');
        if (changed) rows.add(changed);
      }
      watch.rows += rows.size;
    });
    watch.observer.observe(document.querySelector('main table'), {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    globalThis.gleanerRows = watch;
  });
  await work();
  return page.evaluate(() => {
    globalThis.gleanerRows.observer.disconnect();
    return globalThis.gleanerRows.rows;
  });
}

export const selectAll = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const began = performance.now();
        document.querySelector('main table thead input[type=checkbox]').click();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
      }),
  );

export function pageTools(browser, base) {
  const contexts = [];
  const sessions = new Map();
  const errors = [];

  async function open(path, { scenario, persona = 'standard', clock, scale = 1, width = 1280, height = 800 } = {}) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
    });
    contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    const url = new URL(path.replace(/^\//, ''), base);
    for (const [name, value] of Object.entries({ scenario, persona, clock }))
      if (value !== undefined) url.searchParams.set(name, value);
    await page.goto(url.href);
    return page;
  }

  async function devtools(page) {
    const known = sessions.get(page);
    if (known) return known;
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    sessions.set(page, session);
    return session;
  }

  async function metrics(page) {
    const { metrics: list } = await (await devtools(page)).send('Performance.getMetrics');
    return Object.fromEntries(list.map(({ name, value }) => [name, value]));
  }

  async function heap(page) {
    const session = await devtools(page);
    await session.send('HeapProfiler.collectGarbage');
    return (await metrics(page)).JSHeapUsedSize / 1_000_000;
  }

  async function script(page, work) {
    const before = await metrics(page);
    await work();
    const after = await metrics(page);
    const spent = (name) => (after[name] - before[name]) * 1000;
    return { script: spent('ScriptDuration'), tasks: spent('TaskDuration') };
  }

  return {
    open,
    seconds,
    frames,
    longestTask,
    heap,
    script,
    errors,
    close: () => Promise.all(contexts.map((context) => context.close())),
  };
}
