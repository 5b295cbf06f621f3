import { afterEach, expect, test, vi } from 'vitest';
import { memoryKeyValues } from '#tests/fixtures/memory-key-values';
import { createBackend, type BackendCalls, type BackendEvent } from './backend';
import { createRpcClient } from './lib/port-rpc';
import { fromResponseMessage, toRequestMessage } from './lib/http-messages';

const ORIGIN = 'http://demo.test';
const OPTIONS = { persona: 'standard', clock: '2026-11-16T10:00:00Z', reset: false } as const;
const ports: MessagePort[] = [];

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

function connect(backend: ReturnType<typeof createBackend>) {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  backend.connect(port2);
  const events: BackendEvent[] = [];
  const call = createRpcClient<BackendCalls>(port1, (event) => events.push(event as BackendEvent));
  let last = 0;
  const send = async (method: string, path: string, token: string | null | undefined, body?: unknown) => {
    last += 1;
    const request = new Request(`${ORIGIN}${path}`, {
      method,
      headers: { Authorization: `Bearer ${String(token)}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const message = await call('answer', await toRequestMessage(last, request));
    const response = message && fromResponseMessage(message);
    return { status: response?.status, body: response && ((await response.json()) as never) };
  };
  return { call, ask: send, events, saw: (type: BackendEvent['type']) => events.some((event) => event.type === type) };
}

const LIST = '/v1/tasksearchs?page=1&pageSize=20';
const start = (page: ReturnType<typeof connect>, token: string | null | undefined, id: string) =>
  page.ask('POST', '/v1/tasks/batchstart', token, { taskIds: [id] });

test('two pages share one state: each sees a change by the other and receives an event', async () => {
  const backend = createBackend({ storage: memoryKeyValues().storage });
  const [first, second] = [connect(backend), connect(backend)];
  const { session } = await first.call('open', OPTIONS, ORIGIN);
  const other = await second.call('open', { reset: false }, ORIGIN);
  expect(other.session).toBeUndefined();
  const { body } = await first.ask('POST', '/v1/tasksearch/taskstatus', session, { ids: ['task-10002-9'] });
  expect(body).toMatchObject({ items: [{ taskId: 'task-10002-9' }] });
  expect((await start(first, session, 'task-10002-9')).status).toBe(200);
  const statusesOf = (page: ReturnType<typeof connect>) =>
    page.ask('POST', '/v1/tasksearch/taskstatus', session, { ids: ['task-10002-9'] });
  const { body: started } = await statusesOf(second);
  expect(started).not.toEqual(body);
  expect(started).toEqual((await statusesOf(first)).body);
  await vi.waitFor(() => expect(second.saw('dataChanged')).toBe(true));
  expect(first.saw('dataChanged')).toBe(false);
});

test('a page that only reads causes no event on other pages', async () => {
  const backend = createBackend({ storage: memoryKeyValues().storage });
  const [first, second] = [connect(backend), connect(backend)];
  const { session } = await first.call('open', OPTIONS, ORIGIN);
  await second.call('open', { reset: false }, ORIGIN);
  expect((await first.ask('GET', LIST, session)).status).toBe(200);
  expect((await start(second, session, 'task-10002-9')).status).toBe(200);
  await vi.waitFor(() => expect(first.saw('dataChanged')).toBe(true));
  expect(second.saw('dataChanged')).toBe(false);
});

test('a disconnected page receives no further events', async () => {
  const backend = createBackend({ storage: memoryKeyValues().storage });
  const [first, second, third] = [connect(backend), connect(backend), connect(backend)];
  const { session } = await first.call('open', OPTIONS, ORIGIN);
  for (const page of [second, third]) await page.call('open', { reset: false }, ORIGIN);
  await second.call('disconnect');
  expect((await start(first, session, 'task-10002-9')).status).toBe(200);
  await vi.waitFor(() => expect(third.saw('dataChanged')).toBe(true));
  expect(second.saw('dataChanged')).toBe(false);
});

test('when storage cannot be read, the emulator stays in memory and sends a notice', async () => {
  const { storage } = memoryKeyValues();
  const read = vi.spyOn(storage, 'entries').mockImplementationOnce(() => {
    throw new Error('not now');
  });
  const page = connect(createBackend({ storage }));
  expect(typeof (await page.call('open', OPTIONS, ORIGIN)).session).toBe('string');
  expect(read).toHaveBeenCalled();
  expect(page.events).toContainEqual({ type: 'notice', notice: 'memory' });
});

test('the next backend restores the saved state, its scenario and its time', async () => {
  const { storage } = memoryKeyValues();
  const page = connect(createBackend({ storage }));
  const { session } = await page.call('open', { ...OPTIONS, scenario: 'tasksEmpty' }, ORIGIN);
  await page.call('advance', 3_600_000);
  await page.call('flush');
  const next = connect(createBackend({ storage }));
  const { state } = await next.call('open', { reset: false }, ORIGIN);
  expect(state).toMatchObject({
    scenario: 'tasksEmpty',
    note: { clock: { mode: 'frozen', at: '2026-11-16T11:00:00.000Z' } },
  });
  expect((await next.ask('GET', LIST, session)).body).toMatchObject({ total: 0 });
});

test('a damaged saved state is set aside with a notice', async () => {
  const { storage, map } = memoryKeyValues();
  const page = connect(createBackend({ storage }));
  await page.call('open', OPTIONS, ORIGIN);
  await page.call('flush');
  for (const key of map.keys()) if (key.startsWith('tasks/')) map.set(key, 'scribble');
  const next = connect(createBackend({ storage }));
  await next.call('open', OPTIONS, ORIGIN);
  expect(next.events).toContainEqual({ type: 'notice', notice: 'set-aside' });
});

test('invalid open options are refused with a message, and valid ones still work afterwards', async () => {
  const page = connect(createBackend({ storage: memoryKeyValues().storage }));
  await expect(page.call('open', { scenario: 'everydy', reset: false }, ORIGIN)).rejects.toThrow('Nearest: everyday');
  await expect(page.call('open', { persona: 'king', reset: false }, ORIGIN)).rejects.toThrow("no persona 'king'");
  await expect(page.call('open', { clock: 'soon', reset: false }, ORIGIN)).rejects.toThrow("no clock 'soon'");
  expect(typeof (await page.call('open', OPTIONS, ORIGIN)).session).toBe('string');
});

test('a refused state file reports its reason', async () => {
  const page = connect(createBackend({ storage: memoryKeyValues().storage }));
  await page.call('open', OPTIONS, ORIGIN);
  await expect(page.call('importState', new Blob(['{}']))).rejects.toMatchObject({
    reasons: [{ reason: 'notAState' }],
  });
});

const listOf = (session: string | null | undefined) =>
  new Request(ORIGIN + LIST, { headers: { Authorization: `Bearer ${String(session)}` } });

test('a connection lost before or within the body also fails at the other end', async () => {
  const page = connect(createBackend({ storage: memoryKeyValues().storage }));
  const { session } = await page.call('open', OPTIONS, ORIGIN);
  await page.call('addFault', { kind: 'offline', operation: 'listTasks', times: 1 });
  const lost = await page.call('answer', await toRequestMessage(100, listOf(session)));
  expect(lost && fromResponseMessage(lost).type).toBe('error');
  await page.call('addFault', { kind: 'reset', operation: 'listTasks', times: 1 });
  const broken = await page.call('answer', await toRequestMessage(101, listOf(session)));
  await expect(broken && fromResponseMessage(broken).text()).rejects.toBeInstanceOf(Error);
});

test('a call ends when its page aborts it', async () => {
  const page = connect(createBackend({ storage: memoryKeyValues().storage }));
  const { session } = await page.call('open', OPTIONS, ORIGIN);
  await page.call('addFault', { kind: 'timeout', operation: 'listTasks', times: 1, milliseconds: 600_000 });
  const answered = page.call('answer', await toRequestMessage(102, listOf(session)));
  await page.call('abort', 102);
  expect(await answered).toEqual({ isNetworkError: true });
});
