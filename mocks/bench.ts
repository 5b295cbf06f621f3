import { resolvers } from './handlers/resolvers';
import { operations, type OperationId } from '#src/contract/operations.gen';
import { startScenario, STORY_TIME, type Emulator } from './emulator';
import type { Context } from './lib/context';
import type { KeyValues } from './lib/persisted-state';
import { personas } from './personas';
import { createPersistence } from './persistence';
import { loadTexts } from './seeds/texts/load';

const base = 'https://emulator.bench';
const { userId } = personas.enterprise;

/** Milliseconds of the given timer. */
export interface BenchResult {
  readonly size: number;
  readonly seed: number;
  readonly listP50: number;
  readonly listP95: number;
  readonly update: number;
  readonly batch: number;
  readonly startBatch: number;
  readonly save: number;
  readonly load: number;
  /** The cost of a call beyond its resolver. */
  readonly overhead: number;
}

/** Returns milliseconds; tests pass the CPU time. */
export type Timer = () => number;

const queries = [
  'pageSize=10',
  'pageSize=100&statusList=1',
  'Keyword=london',
  'orderBy=5%262&pageSize=100',
  'orderBy=7%261&statusList=1,5&pageSize=10',
];

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const CALLS = 4;

async function measure(timer: Timer, work: () => Promise<unknown>): Promise<number> {
  const startedAt = timer();
  await work();
  return timer() - startedAt;
}

/** Each time is the mean of a few calls because CPU time is coarse. */
async function measureTimes(timer: Timer, count: number, work: (turn: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < count; turn++) {
    const few = async () => {
      for (let again = 0; again < CALLS; again++) await work(turn);
    };
    taken.push((await measure(timer, few)) / CALLS);
  }
  return taken.sort((a, b) => a - b);
}

export type Call = (
  operation: OperationId,
  request?: { readonly query?: string; readonly body?: object },
) => Promise<void>;

/** Returns the milliseconds until a new emulator answers. */
export function coldStart(timer: Timer): Promise<number> {
  return measure(timer, () => startScenario({ baseUrl: base, scenario: 'everyday' }));
}

export async function openBench(size: number): Promise<{
  readonly emulator: Emulator;
  readonly call: Call;
}> {
  const clock = { mode: 'frozen', at: STORY_TIME } as const;
  const emulator = await startScenario({ baseUrl: base, scenario: 'fullAccount', seedSize: size, clock });
  const token = await emulator.signInAs('enterprise');
  return {
    emulator,
    call: async (operation, { query = '', body } = {}) => {
      const { method, path } = operations[operation];
      const response = await emulator.answer(
        new Request(base + path + query, {
          method: method.toUpperCase(),
          headers: { Authorization: `Bearer ${token ?? ''}`, 'Content-Type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        }),
      );
      if (response?.status !== 200) throw new Error(`${operation}${query} responded with ${String(response?.status)}`);
      await response.text();
    },
  };
}

export function listTimes(timer: Timer, call: Call): Promise<number[]> {
  return measureTimes(timer, queries.length * 12, (turn) =>
    call('listTasks', { query: `?${queries[turn % queries.length] ?? ''}&page=${1 + (turn % 12)}` }),
  );
}

export async function benchmark(size: number, timer: Timer): Promise<BenchResult> {
  let bench: Awaited<ReturnType<typeof openBench>> | undefined;
  const seed = await measure(timer, async () => (bench = await openBench(size)));
  if (!bench) throw new Error('The benchmark is not open.');
  const { emulator, call } = bench;
  const ids = emulator.db.tasksOf(userId).map((task) => task.taskId);
  await listTimes(timer, call);
  const list = await listTimes(timer, call);
  const update = await measureTimes(timer, 40, (turn) =>
    call('updateTaskBasicInfo', { body: { taskId: ids[turn * 7], taskName: `Renamed ${turn}` } }),
  );
  const some = ids.filter((_, index) => index % Math.ceil(ids.length / 200) === 0).slice(0, 200);
  const batch = await measureTimes(timer, 5, (turn) =>
    emulator.db.tasks.updateMany(some, (draft) => void (draft.priority = 50 + turn)),
  );
  const startBatch = await measure(timer, () => call('startTasks', { body: { taskIds: some } }));
  return {
    size,
    seed,
    listP50: percentile(list, 0.5),
    listP95: percentile(list, 0.95),
    update: percentile(update, 0.5),
    batch: percentile(batch, 0.5),
    startBatch,
    ...(await storageTimes(timer, emulator)),
    overhead: await overheadOf(timer, emulator, call),
  };
}

function copyingStorage(): KeyValues {
  const stored = new Map<string, unknown>();
  return {
    entries: async () => [...stored],
    clear: async () => stored.clear(),
    write: async (puts, removals) => {
      for (const key of removals) stored.delete(key);
      for (const [key, value] of puts) stored.set(key, structuredClone(value));
    },
  };
}

async function storageTimes(timer: Timer, emulator: Emulator): Promise<Pick<BenchResult, 'save' | 'load'>> {
  const storage = copyingStorage();
  const open = () =>
    createPersistence({
      storage,
      version: 'bench',
      note: () => ({ scenario: 'fullAccount', clock: { mode: 'real' }, ahead: 0 }),
      onNotice: () => undefined,
    });
  const first = open();
  for (const [store, records] of Object.entries(emulator.db.snapshot()))
    for (const [position, after] of records.entries())
      first.markChanged({ store, id: String(position), before: undefined, after });
  const saveTime = await measure(timer, () => first.flush());
  const empty = Object.fromEntries(Object.keys(emulator.db.snapshot()).map((name) => [name, []]));
  const loadTime = await measure(timer, async () => {
    const restored = await open().read();
    if (!restored) throw new Error('Nothing was persisted.');
    await emulator.db.load({ ...empty, ...restored.stores });
  });
  return { save: saveTime, load: loadTime };
}

async function overheadOf(timer: Timer, emulator: Emulator, call: Call): Promise<number> {
  const { db, clock } = emulator;
  const account = () => {
    const record = db.accounts.get(userId);
    if (!record) throw new Error('There is no such account.');
    return record;
  };
  const context: Context<'getAccount'> = {
    operation: 'getAccount',
    request: new Request(base),
    params: {},
    query: {},
    body: undefined,
    language: 'en-US',
    texts: await loadTexts('en-US'),
    db,
    clock,
    now: clock.now(),
    token: undefined,
    account,
    visitor: account,
  } as unknown as Context<'getAccount'>;
  const rounds = 200;
  await measureTimes(timer, rounds, () => call('getAccount'));
  const callTimes = await measure(timer, async () => {
    for (let turn = 0; turn < rounds; turn++) await call('getAccount');
  });
  const resolverTimes = await measure(timer, async () => {
    for (let turn = 0; turn < rounds; turn++) await resolvers.getAccount(context);
  });
  return (callTimes - resolverTimes) / rounds;
}
