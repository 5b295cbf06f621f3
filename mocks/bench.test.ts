import { expect, test } from 'vitest';
import { benchmark, coldStart, listTimes, openBench } from './bench';
import { personas } from './personas';
import { timeTolerance } from './test-client';
import { cpuTime } from '#tests/fixtures/cpu-time';

const SIZE = 10_000;
/** The best round counts: garbage collection may slow one. */
async function best(goal: number, round: () => Promise<number>): Promise<number> {
  let bestTime = Infinity;
  for (let turn = 0; turn < 5 && bestTime >= goal; turn++) bestTime = Math.min(bestTime, await round());
  return bestTime;
}

test('with 10,000 tasks, list page, update, batch of 200 and cold start meet their goals', async () => {
  const { emulator, call } = await openBench(SIZE);
  const { db } = emulator;
  const ids = db.tasksOf(personas.enterprise.userId).map((task) => task.taskId);
  expect(ids).toHaveLength(SIZE);
  const list = await best(10, async () => (await listTimes(cpuTime, call)).at(-4) ?? Infinity);
  const rename = (turn: number) =>
    call('updateTaskBasicInfo', { body: { taskId: ids[turn * 9], taskName: `Renamed ${turn}` } });
  const update = await best(2, async () => {
    const startedAt = cpuTime();
    for (let turn = 0; turn < 20; turn++) await rename(turn);
    return (cpuTime() - startedAt) / 20;
  });
  const batch = await best(60, async () => {
    const startedAt = cpuTime();
    await db.tasks.updateMany(ids.slice(4_000, 4_200), (draft) => void (draft.priority += 1));
    return cpuTime() - startedAt;
  });
  const start = await best(400, () => coldStart(cpuTime));
  expect({
    list: list < 10 * timeTolerance,
    update: update < 2 * timeTolerance,
    batch: batch < 60 * timeTolerance,
    start: start < 400 * timeTolerance,
  }).toEqual({
    list: true,
    update: true,
    batch: true,
    start: true,
  });
}, 90_000);

test('the benchmark measures every figure', async () => {
  const { overhead, ...result } = await benchmark(300, () => performance.now());
  for (const [name, value] of Object.entries(result)) expect([name, value > 0]).toEqual([name, true]);
  // A difference of two times; a busy machine may make it negative.
  expect(overhead).toSatisfy(Number.isFinite);
}, 60_000);

test.each([0, 1.5, 100_001, Number.NaN])('a seed size of %s is refused', async (size) => {
  await expect(openBench(size)).rejects.toThrow(RangeError);
});
