import { expect, test } from 'vitest';
import { TaskStatus } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { openClient, timeTolerance } from '#mocks/test-client';
import { cpuTime } from '#tests/fixtures/cpu-time';

const { userId } = personas.standard;

test('a page of ten thousand tasks takes under 10 ms', async () => {
  const client = await openClient();
  const { db } = client.emulator;
  const models = Array.from({ length: 10 }, (_, index) => client.task(index + 1));
  await db.tasks.insertMany(
    Array.from({ length: 9_958 }, (_, index) => {
      const model = models[index % models.length] ?? client.task(5);
      return {
        ...model,
        taskId: `more-${index}`,
        taskName: `${model.taskName} ${index}`,
        schedule: undefined,
        lastActivityAt: model.lastActivityAt - index,
      };
    }),
  );
  await db.runs.insertMany(
    Array.from({ length: 9_958 }, (_, index) => {
      const model = models[index % models.length] ?? client.task(5);
      const run = db.runs.get(`${model.taskId}:1`) ?? db.runs.get(`${client.taskId(4)}:4`);
      if (!run) throw new Error('no run to copy');
      const waits = model.status === TaskStatus.Waiting || model.status === TaskStatus.Running;
      return {
        ...run,
        runId: `more-${index}:1`,
        taskId: `more-${index}`,
        lot: 1,
        ...(waits ? { startedAt: undefined, endedAt: undefined, end: undefined } : {}),
      };
    }),
  );
  const token = db.sessions.all().at(-1)?.token ?? '';
  const measure = async (query: string): Promise<number> => {
    const times: number[] = [];
    for (let turn = 0; turn < 20; turn++) {
      const began = cpuTime();
      // CPU time is coarse: measures a few calls together.
      for (let again = 0; again < 4; again++) {
        const request = new Request(`https://emulator.test/v1/tasksearchs?${query}&page=${turn + 1}`, {
          headers: { Authorization: `Bearer ${token}` },
        });
        const response = await client.emulator.answer(request);
        expect(response?.status).toBe(200);
      }
      times.push((cpuTime() - began) / 4);
    }
    return times.toSorted((a, b) => a - b)[18] ?? Infinity;
  };
  expect(db.tasks.all().filter((task) => task.userId === userId)).toHaveLength(10_000);
  const took: Record<string, number> = {};
  for (const query of ['pageSize=10', 'pageSize=100&statusList=3', 'Keyword=hotel', 'orderBy=5%262', 'orderBy=1%261']) {
    // The best round counts: garbage collection may slow one.
    let best = Infinity;
    for (let round = 0; round < 4 && best > 8; round++) best = Math.min(best, await measure(query));
    took[query] = Math.round(best * 10) / 10;
  }
  expect(
    Object.entries(took).filter(([query, time]) => time > (query.startsWith('orderBy=1') ? 30 : 10) * timeTolerance),
  ).toEqual([]);
}, 60_000);
