import type { Page } from '@playwright/test';

const MAX_GROWTH = 1.2;
/** What a large page takes is free again later. */
const MINUTES_IN_A_ROW = 3;

/** In MB, after a garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_000_000;
}

/** `heaps`: one for each minute, in MB. */
export function heapProblems(heaps: readonly number[], warmUp: number): string[] {
  const baseline = Math.max(...heaps.slice(0, warmUp));
  const latest = heaps.slice(warmUp).slice(-MINUTES_IN_A_ROW);
  if (latest.length < MINUTES_IN_A_ROW || Math.min(...latest) <= baseline * MAX_GROWTH) return [];
  return [`the heap grew: ${heaps.map((size) => size.toFixed(1)).join(', ')} MB`];
}
