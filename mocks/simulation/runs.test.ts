import { describe, expect, test } from 'vitest';
import { StartWay, TaskStatus } from '#src/contract/enums.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { RunRecord } from '#mocks/db/runs';
import { newTask, type TaskRecord } from '#mocks/db/tasks';
import { personas } from '#mocks/personas';
import { openClient } from '#mocks/test-client';
import { endsAt, rowsAt } from './progress';
import { assignNodes, balanceAt, closeRun, nodesInUse, nodesOf, openRun, queueOf, queuePosition } from './runs';

const { userId } = personas.standard;

async function openNodes(cloudNodes: number) {
  const { db, clock } = (await openClient()).emulator;
  const now = clock.now();
  await db.runs.replaceAll([]);
  await db.tasks.replaceAll([]);
  const setAccount = (change: Partial<AccountRecord>, id: string = userId) =>
    db.accounts.update(id, (draft) => void Object.assign(draft, change));
  await setAccount({ cloudNodes });
  const start = async (taskId: string, change: Partial<TaskRecord> = {}, at = now) => {
    const work = { plannedRows: 600, inputs: ['a', 'b'], rowsPerMinute: 300, ...change };
    const task = newTask({ taskId, userId, taskName: taskId, taskGroupId: 'g', createdAt: now, ...work });
    await db.tasks.insert(task);
    await openRun(db, task, StartWay.Manual, at);
    return `${taskId}:${task.lastLot + 1}`;
  };
  const run = (id: string): RunRecord => {
    const found = db.runs.get(id);
    if (!found) throw new Error(`There is no run ${id}`);
    return found;
  };
  return { db, now, setAccount, start, run };
}

describe('start of a run', () => {
  test('a run takes over the settings of its task, and its rows those of its number', async () => {
    const { db, now, start, run } = await openNodes(1);
    const [first, second] = [
      run(await start('t', { lastLot: 3, cloudCount: 2, priority: 70, errorShare: 0.1 }, now + 5)),
      run(await start('u', { templateRegistrationId: '1001' }, now + 5)),
    ];
    expect(first).toMatchObject({
      runId: 't:4',
      lot: 4,
      userId,
      requestedAt: now + 5,
      startedAt: now + 5,
      priority: 70,
      nodes: 1,
      plannedRows: 600,
      errorShare: 0.1,
      inputs: ['a', 'b'],
      price: 0,
      finalRows: 0,
      charged: 0,
      exportedRows: 0,
      holds: [],
    });
    expect(second).toMatchObject({ startedAt: undefined, nodes: 1, startWay: StartWay.Manual });
    expect(second.price).toBeGreaterThan(0);
    expect(first.seed).not.toBe(second.seed);
    expect(db.tasks.get('t')).toMatchObject({ lastLot: 4, status: TaskStatus.Running, lastActivityAt: now + 5 });
    expect(db.tasks.get('u')).toMatchObject({ lastLot: 1, status: TaskStatus.Waiting, lastActivityAt: now + 5 });
  });
});

describe('queue', () => {
  test('the queue has the waiting runs of the account by priority, then request, then number', async () => {
    const { db, now, setAccount, start } = await openNodes(0);
    await start('late', {}, now + 9);
    await start('early');
    await start('high', { priority: 90 }, now + 20);
    await start('third', { lastLot: 2 });
    await start('foreign', { userId: 'other' });
    const stopped = await start('stopped');
    await db.runs.update(stopped, (draft) => void (draft.stopRequestedAt = now));
    const order = ['high', 'early', 'third', 'late'];
    expect(queueOf(db, userId).map((run) => run.taskId)).toEqual(order);
    const position = (taskId: string) => {
      const task = db.tasks.get(taskId);
      return task && queuePosition(db, task);
    };
    expect([...order, 'stopped', 'foreign'].map(position)).toEqual([1, 2, 3, 4, undefined, 1]);
    await setAccount({ cloudNodes: 1 });
    await assignNodes(db, userId, now + 30);
    expect([...order, 'stopped', 'foreign'].map(position)).toEqual([undefined, 1, 2, 3, undefined, 1]);
  });

  test('free nodes go to the first runs, and a run that needs more than are free holds back the others', async () => {
    const { db, now, setAccount, start, run } = await openNodes(0);
    const [two, five, one] = [
      await start('two', { cloudCount: 2 }),
      await start('five', { cloudCount: 5 }),
      await start('one', { cloudCount: 1 }),
    ];
    await setAccount({ cloudNodes: 4 });
    await assignNodes(db, userId, now + 50);
    expect([two, five, one].map((id) => run(id).startedAt)).toEqual([now + 50, undefined, undefined]);
    expect([run(two).nodes, run(two).rowsPerMinute, nodesInUse(db, userId)]).toEqual([2, 600, 2]);
    await closeRun(db, run(two), 'stopped', now + 60);
    expect([run(five).nodes, run(five).rowsPerMinute, run(five).startedAt]).toEqual([4, 1_200, now + 60]);
    expect([run(one).startedAt, nodesInUse(db, userId)]).toEqual([undefined, 4]);
    await setAccount({ cloudNodes: 5 });
    await assignNodes(db, userId, now + 70);
    expect([run(one).startedAt, nodesInUse(db, userId), nodesInUse(db, 'other')]).toEqual([now + 70, 5, 0]);
    expect(['two', 'five', 'one'].map((id) => db.tasks.get(id)?.status)).toEqual([
      TaskStatus.Stoped,
      TaskStatus.Running,
      TaskStatus.Running,
    ]);
  });

  test('a run never starts before its request', async () => {
    const { db, now, setAccount, start, run } = await openNodes(0);
    const id = await start('t', {}, now + 500);
    await setAccount({ cloudNodes: 1 });
    await assignNodes(db, userId, now);
    expect(run(id).startedAt).toBe(now + 500);
  });

  test('a failed assignment does not hold back the next one', async () => {
    const { db, now, setAccount, start, run } = await openNodes(0);
    const id = await start('t');
    await setAccount({ cloudNodes: 1 });
    const { update } = db.runs;
    db.runs.update = () => Promise.reject(new Error('disk full'));
    await expect(assignNodes(db, userId, now)).rejects.toThrow('disk full');
    db.runs.update = update;
    await assignNodes(db, userId, now + 1);
    expect(run(id).startedAt).toBe(now + 1);
  });
});

describe('nodes of an account', () => {
  test('MEM-05 the nodes of members count for them while both are active', async () => {
    const { db, setAccount } = await openNodes(0);
    const [owner, member] = [personas.enterprise.userId, personas.enterpriseChild.userId];
    const others = db.accounts.all().filter((entry) => entry.parentUserId === owner && entry.userId !== member);
    await db.accounts.updateMany(
      others.map((entry) => entry.userId),
      (draft) => void (draft.cloudNodes = 0),
    );
    await setAccount({ cloudNodes: 20 }, owner);
    await setAccount({ cloudNodes: 5 }, member);
    expect([nodesOf(db, owner), nodesOf(db, member), nodesOf(db, 'nobody')]).toEqual([15, 5, 0]);
    await setAccount({ disabled: true }, member);
    expect([nodesOf(db, owner), nodesOf(db, member)]).toEqual([20, 0]);
    await setAccount({ disabled: false, isLevelExpired: true }, member);
    expect([nodesOf(db, owner), nodesOf(db, member)]).toEqual([20, 0]);
    await setAccount({ isLevelExpired: false, cloudNodes: 30 }, member);
    expect(nodesOf(db, owner)).toBe(0);
    await setAccount({ cloudNodes: 7, isLevelExpired: true });
    expect(nodesOf(db, userId)).toBe(7);
  });
});

describe('end of a run', () => {
  const priced = { templateRegistrationId: '1001', plannedRows: 1_000 };

  test('a run keeps its rows and is charged what it has not paid yet', async () => {
    const { db, now, setAccount, start, run } = await openNodes(2);
    await setAccount({ balance: 50 });
    const [done, stopped] = [await start('done', priced), await start('stopped', priced)];
    const { price } = run(done);
    await db.runs.update(done, (draft) => void (draft.charged = 0.5));
    const end = endsAt(run(done));
    await closeRun(db, run(done), 'completed', end);
    expect(run(done)).toMatchObject({ endedAt: end, end: 'completed', finalRows: 1_000 });
    expect(run(done).charged).toBeCloseTo(price, 10);
    expect(db.accounts.get(userId)?.balance).toBeCloseTo(50 - price + 0.5, 10);
    expect(db.tasks.get('done')).toMatchObject({ status: TaskStatus.Completed, lastActivityAt: end });
    const rows = rowsAt(run(stopped), now + 30_000);
    await closeRun(db, run(stopped), 'balance', now + 30_000);
    expect([run(stopped).finalRows, run(stopped).end]).toEqual([rows, 'balance']);
    expect(db.tasks.get('stopped')?.status).toBe(TaskStatus.Stoped);
  });

  test('the balance covers at most what it has, and a run that has paid too much gets nothing back', async () => {
    const { db, setAccount, start, run } = await openNodes(2);
    await setAccount({ balance: 0.1 });
    const [first, second] = [await start('first', priced), await start('second', priced)];
    await closeRun(db, run(first), 'completed', endsAt(run(first)));
    expect(db.accounts.get(userId)?.balance).toBe(0);
    await setAccount({ balance: 1 });
    await db.runs.update(second, (draft) => void (draft.charged = 90));
    await closeRun(db, run(second), 'completed', endsAt(run(second)));
    expect(db.accounts.get(userId)?.balance).toBe(1);
  });

  test('the shown balance lacks what the running runs of the account have not paid yet', async () => {
    const { db, now, setAccount, start, run } = await openNodes(2);
    await setAccount({ balance: 50 });
    const id = await start('t', priced);
    const { price } = run(id);
    await setAccount({ cloudNodes: 9 }, 'other');
    await start('foreign', { ...priced, userId: personas.professional.userId });
    const at = now + 60_000;
    const spent = (rowsAt(run(id), at) * price) / 1_000;
    expect(spent).toBeGreaterThan(0.1);
    expect(balanceAt(db, userId, at)).toBeCloseTo(50 - spent, 10);
    await db.runs.update(id, (draft) => void (draft.charged = 0.05));
    expect(balanceAt(db, userId, at)).toBeCloseTo(50.05 - spent, 10);
    await setAccount({ balance: 0.06 });
    expect([balanceAt(db, userId, at), balanceAt(db, 'nobody', at)]).toEqual([0, 0]);
  });
});
