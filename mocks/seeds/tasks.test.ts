import { expect, test } from 'vitest';
import { createDatabase } from '#mocks/db/database';
import { seedDatabase } from './seed-database';
import { STORY_TIME } from '#mocks/emulator';

test('no seeded run ends in the future or before it started', async () => {
  const now = Date.parse(STORY_TIME);
  const db = createDatabase(() => undefined);
  await seedDatabase(db, now);
  const runs = db.runs.all();
  expect(runs.length).toBeGreaterThan(100);
  const wrong = runs.filter(
    ({ requestedAt, startedAt = requestedAt, stopRequestedAt = startedAt, endedAt = now }) =>
      !(requestedAt <= startedAt && startedAt <= stopRequestedAt && stopRequestedAt <= endedAt && endedAt <= now),
  );
  expect(wrong.map(({ runId, end, endedAt }) => ({ runId, end, late: (endedAt ?? now) - now }))).toEqual([]);
  for (const run of runs) {
    const before = db.runsOf(run.taskId).find(({ lot }) => lot === run.lot - 1);
    expect(before?.endedAt ?? 0, run.runId).toBeLessThanOrEqual(run.requestedAt);
  }
});
