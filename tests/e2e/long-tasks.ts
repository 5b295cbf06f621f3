import { availableParallelism, loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Milliseconds. */
const MAX_TASK = 100;

export async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: { at: number; milliseconds: number }[] = [];
    Reflect.set(globalThis, 'longTasks', found);
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        found.push({ at: Math.round(startTime), milliseconds: Math.round(duration) });
      }
    }).observe({ type: 'longtask', buffered: true });
  });
}

export async function startMeasuring(page: Page): Promise<void> {
  // The first move of the pointer loads dialogs, and the task that starts them is not measured.
  await page.mouse.move(1, 1);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('antd-overlays')),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => {
    (Reflect.get(globalThis, 'longTasks') as unknown[]).length = 0;
  });
  await page
    .context()
    .browser()
    ?.startTracing(page, { categories: ['toplevel'] });
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: `dur` by the clock, `tdur` on the processor. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

function costliestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => threadOf(event)),
  );
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && pages.has(threadOf(event)));
  expect(tasks.length).toBeGreaterThan(10);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** Compares processor time with the limit, and the clock only when the machine is not overloaded. */
export async function expectNoFreeze(page: Page, during: string, max = MAX_TASK): Promise<void> {
  const trace = await page.context().browser()?.stopTracing();
  const tasks = await page.evaluate(async () => {
    // The observer reports a task only after its end.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return (Reflect.get(globalThis, 'longTasks') as { milliseconds: number }[]).map(({ milliseconds }) => milliseconds);
  });
  const cost = costliestTask(trace ?? Buffer.from(''));
  const load = loadavg()[0] ?? 0;
  test.info().annotations.push({
    type: 'long tasks',
    description: `${during}: ${tasks.join(', ') || 'none'} ms; costliest ${cost.toFixed(1)} ms; load ${load.toFixed(1)}`,
  });
  expect(cost, `processor time of a task during ${during}`).toBeLessThan(max);
  if (load > availableParallelism()) return;
  expect(
    tasks.filter((milliseconds) => milliseconds > max),
    `tasks during ${during}`,
  ).toEqual([]);
}
