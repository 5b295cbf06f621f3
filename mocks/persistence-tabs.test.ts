import { describe, expect, test, vi } from 'vitest';
import { createDatabase } from './db/database';
import type { RunRecord } from './db/runs';
import { channels, memoryKeyValues, page, sharedLocks, type Page } from './kept-pages';
import { META, type KeyValues } from './lib/kept-state';
import { openClient } from './test-client';

/** Two tabs that have loaded the same state: tasks 1 to 3 and group 9. Without a channel one learns of the other when it writes. */
async function twoTabs(storage: KeyValues, channel?: ReturnType<typeof channels>): Promise<readonly [Page, Page]> {
  const first = page(storage);
  for (const id of ['1', '2', '3']) await first.put('tasks', id, 'seed');
  await first.put('groups', '9', 'seed');
  await first.persistence.flush();
  const locks = sharedLocks();
  const tab = async () => {
    const made = page(storage, channel ? { locks, channel: channel() } : { locks });
    const kept = await made.persistence.read();
    await made.persistence.load(kept?.stores ?? {});
    return made;
  };
  return [await tab(), await tab()];
}

const texts = ({ data }: Page, store = 'tasks'): Record<string, string> =>
  Object.fromEntries((data()[store] ?? []).map((record) => [record.id, record.text]));

/** What a page that is opened now would see. */
async function kept(storage: KeyValues): Promise<Record<string, string>> {
  const fresh = page(storage);
  const state = await fresh.persistence.read();
  await fresh.persistence.load(state?.stores ?? {});
  return texts(fresh);
}

describe('several tabs', () => {
  test('another tab takes over what one has written', async () => {
    const { storage } = memoryKeyValues();
    const channel = channels();
    const one = page(storage, { channel: channel() });
    const two = page(storage, { channel: channel() });
    await one.put('tasks', '1', 'from one');
    await one.persistence.flush();
    await vi.waitFor(() => expect(two.data()['tasks']).toEqual([{ id: '1', text: 'from one' }]));
    expect(two.foreign).toHaveBeenCalledOnce();
    expect(one.foreign).not.toHaveBeenCalled();
  });

  test('a tab that filled its collections before it loaded the kept state takes over what another changes', async () => {
    const { storage, writes } = memoryKeyValues();
    const channel = channels();
    const locks = sharedLocks();
    const one = page(storage, { locks, channel: channel() });
    for (const id of ['1', '2', '3']) await one.put('tasks', id, 'seed');
    await one.persistence.flush();
    const two = page(storage, { locks, channel: channel() });
    const state = await two.persistence.read();
    // The emulator starts with the seeds, which marks every collection, and loads the kept state over them.
    for (const id of ['1', '2', '3']) await two.put('tasks', id, 'seed of two');
    await two.persistence.load(state?.stores ?? {});
    await two.persistence.flush();
    expect(writes).toHaveLength(1);
    await one.put('tasks', '2', 'from one');
    await one.persistence.flush();
    await vi.waitFor(() => expect(two.foreign).toHaveBeenCalled());
    expect(texts(two)).toEqual({ 1: 'seed', 2: 'from one', 3: 'seed' });
    expect(await kept(storage)).toEqual(texts(two));
  });

  test('taking over is not a change: tabs do not answer each other for ever', async () => {
    const { storage, writes } = memoryKeyValues();
    const channel = channels();
    const one = page(storage, { channel: channel() });
    const two = page(storage, { channel: channel() });
    await one.put('tasks', '1', 'from one');
    await one.persistence.flush();
    await vi.waitFor(() => expect(two.foreign).toHaveBeenCalled());
    await two.persistence.flush();
    await one.persistence.flush();
    expect(writes).toHaveLength(1);
  });

  test('collections changed in both tabs at once: each keeps what the other did', async () => {
    const { storage } = memoryKeyValues();
    const [one, two] = await twoTabs(storage);
    await one.put('tasks', '1', 'from one');
    await one.persistence.flush();
    await two.put('groups', '9', 'from two');
    await two.persistence.flush();
    expect([texts(two)['1'], texts(two, 'groups')]).toEqual(['from one', { 9: 'from two' }]);
    expect((await kept(storage))['1']).toBe('from one');
  });

  test('different records of one collection changed at once: both changes stay, in storage and in both tabs', async () => {
    const { storage } = memoryKeyValues();
    const [one, two] = await twoTabs(storage, channels());
    await one.put('tasks', '1', 'from one');
    await two.put('tasks', '2', 'from two');
    await Promise.all([one.persistence.flush(), two.persistence.flush()]);
    const both = { 1: 'from one', 2: 'from two', 3: 'seed' };
    await vi.waitFor(() => expect([texts(one), texts(two)]).toEqual([both, both]));
    expect(await kept(storage)).toEqual(both);
  });

  test('one made, one taken out and one changed in each: nothing is lost and nothing comes back', async () => {
    const { storage } = memoryKeyValues();
    const [one, two] = await twoTabs(storage, channels());
    await one.put('tasks', '10', 'made by one');
    await one.tasks.remove('3');
    await two.put('tasks', '20', 'made by two');
    await two.put('tasks', '2', 'from two');
    await Promise.all([one.persistence.flush(), two.persistence.flush()]);
    const both = { 1: 'seed', 2: 'from two', 10: 'made by one', 20: 'made by two' };
    await vi.waitFor(() => expect([texts(one), texts(two)]).toEqual([both, both]));
    expect(await kept(storage)).toEqual(both);
  });

  test('the same record changed in both: the later write stands, whole', async () => {
    const { storage } = memoryKeyValues();
    const [one, two] = await twoTabs(storage, channels());
    await one.put('tasks', '1', 'from one');
    await two.put('tasks', '1', 'from two');
    await one.persistence.flush();
    await two.persistence.flush();
    await vi.waitFor(() => expect([texts(one)['1'], texts(two)['1']]).toEqual(['from two', 'from two']));
    expect((await kept(storage))['1']).toBe('from two');
  });

  test('a record taken out here and changed there stays out, as the later writer wants it', async () => {
    const { storage } = memoryKeyValues();
    const [one, two] = await twoTabs(storage, channels());
    await one.put('tasks', '1', 'from one');
    await two.tasks.remove('1');
    await one.persistence.flush();
    await two.persistence.flush();
    await vi.waitFor(() => expect(texts(one)['1']).toBeUndefined());
    expect((await kept(storage))['1']).toBeUndefined();
  });

  test('a hundred changes in turn end with the same records in both tabs and in the storage', async () => {
    const { storage } = memoryKeyValues();
    const tabs = await twoTabs(storage, channels());
    for (let turn = 0; turn < 100; turn++) {
      const tab = tabs[turn % 2 === 0 ? 0 : 1];
      await tab.put('tasks', String((turn * 7) % 13), `turn ${turn}`);
      if (turn % 5 === 0) await tab.tasks.remove(String((turn * 3) % 13));
      if (turn % 3 === 0) await tab.persistence.flush();
    }
    for (const tab of [...tabs, ...tabs]) await tab.persistence.flush();
    const [one, two] = tabs;
    await vi.waitFor(() => expect(texts(one)).toEqual(texts(two)));
    expect(texts(one)).toEqual(await kept(storage));
    expect(Object.keys(texts(one)).length).toBeGreaterThan(5);
  });

  test('of a write elsewhere only what is new is read: one record and the list of its collection', async () => {
    const { storage, reads, map } = memoryKeyValues();
    const first = page(storage);
    for (let id = 0; id < 100; id++) await first.put('tasks', String(id), 'seed');
    await first.put('groups', '9', 'seed');
    await first.persistence.flush();
    const channel = channels();
    const [one, two] = [page(storage, { channel: channel() }), page(storage, { channel: channel() })];
    for (const tab of [one, two]) await tab.persistence.load((await tab.persistence.read())?.stores ?? {});
    const before = new Map((two.data()['tasks'] ?? []).map((record) => [record.id, two.tasks.get(record.id)]));
    const known = new Set(map.keys());
    reads.length = 0;
    await one.put('tasks', '7', 'from one');
    await one.persistence.flush();
    await vi.waitFor(() => expect(texts(two)['7']).toBe('from one'));
    const read = reads.flat().filter((key) => key !== META);
    expect([read.length, read.some((key) => known.has(key))]).toEqual([2, false]);
    // Every other record is the very one it was.
    const same = [...before].filter(([id, record]) => two.tasks.get(id) === record);
    expect(same).toHaveLength(99);
  });

  test('a state that was cleared and made anew elsewhere takes the place of the old one', async () => {
    const { storage } = memoryKeyValues();
    const [one, two] = await twoTabs(storage, channels());
    await one.persistence.clear();
    await one.tasks.replaceAll([{ id: '1', text: 'fresh' }]);
    await one.put('groups', '9', 'fresh');
    await one.persistence.flush();
    await vi.waitFor(() => expect(texts(two)).toEqual({ 1: 'fresh' }));
    expect(texts(two, 'groups')).toEqual({ 9: 'fresh' });
  });
});

test('what is worked out from the records follows those that another tab changed', async () => {
  const db = createDatabase(() => undefined);
  const { emulator, taskId } = await openClient();
  const runs = emulator.db.runsOf(taskId(1)).map((run) => structuredClone(run));
  await db.runs.insertMany(runs);
  const last = db.runsOf(taskId(1)).at(-1);
  if (!last) throw new Error('the first task has run');
  expect(db.activeRuns()).toEqual([last]);
  const ended: RunRecord = { ...structuredClone(last), endedAt: last.requestedAt + 1, end: 'stopped', finalRows: 12 };
  const revision = db.revision();
  const [merged] = await db.merge('runs', { gone: [last], come: [ended] });
  expect(merged).toBe(db.runs.get(last.runId));
  expect([db.activeRuns(), db.runsOf(taskId(1)).at(-1)?.finalRows]).toEqual([[], 12]);
  expect(db.runs.all().map((run) => run.runId)).toEqual(runs.map((run) => run.runId));
  expect(db.revision()).not.toBe(revision);
  // Known here as something else by now: it stays.
  expect(await db.merge('runs', { gone: [last], come: [structuredClone(last)] })).toEqual([undefined]);
  expect(db.runs.get(last.runId)?.finalRows).toBe(12);
  expect(await db.merge('nothing of ours', { gone: [], come: [] })).toEqual([]);
});
