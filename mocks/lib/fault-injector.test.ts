import { expect, test } from 'vitest';
import type { OperationId } from '#src/contract/operations.gen';
import { FaultInjector, type FaultedCall } from './fault-injector';
import type { Fault } from './faults';

const callOf = (operation: OperationId, endSession = async () => undefined): FaultedCall => ({
  operation,
  request: new Request('https://faults.test'),
  endSession,
});
const fine = async () => Response.json({ fine: true });
const failing = (more: Partial<Fault> = {}): Fault => ({ kind: 'status', status: 500, ...more }) as Fault;

async function statuses(injector: FaultInjector, operations: readonly OperationId[]): Promise<number[]> {
  const found: number[] = [];
  for (const operation of operations) found.push((await injector.intercept(callOf(operation), fine)).status);
  return found;
}

test('a fault can be added for one call, listed with its counts, and removed', async () => {
  const injector = new FaultInjector();
  injector.set([failing({ operation: 'listTasks' })]);
  const id = injector.add({ kind: 'status', status: 404, operation: 'listTasks', times: 1 });
  expect(await statuses(injector, ['listTasks', 'getAccount', 'listTasks'])).toEqual([404, 200, 500]);
  expect(injector.list()).toMatchObject([
    { id, seen: 2, struck: 1 },
    { fault: { status: 500 }, seen: 1, struck: 1 },
  ]);
  expect(injector.remove(id)).toBe(true);
  expect(injector.remove(id)).toBe(false);
  expect(injector.list()).toHaveLength(1);
});

test('a fault with a share depends on the seed and the call, not on other operations', async () => {
  const injector = new FaultInjector();
  const faults = [failing({ share: 0.5 })];
  injector.set(faults, 3);
  const alone = await statuses(
    injector,
    Array.from({ length: 20 }, () => 'listTasks' as const),
  );
  injector.set(faults, 3);
  const mixed = await statuses(
    injector,
    Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? ('listTasks' as const) : ('getAccount' as const))),
  );
  expect(mixed.filter((_, index) => index % 2 === 0)).toEqual(alone);
  expect(new Set(alone)).toEqual(new Set([200, 500]));
});

test('a share of a quarter strikes about a quarter of the calls', async () => {
  const injector = new FaultInjector();
  injector.set([failing({ share: 0.25 })], 9);
  const found = await statuses(
    injector,
    Array.from({ length: 400 }, () => 'listTasks' as const),
  );
  const hit = found.filter((status) => status === 500).length;
  expect(hit).toBeGreaterThan(70);
  expect(hit).toBeLessThan(130);
});

test('times and after count only calls of the named operations', async () => {
  const injector = new FaultInjector();
  injector.set([failing({ operation: ['listTasks', 'getTask'], after: 1, times: 2 })]);
  expect(await statuses(injector, ['listTasks', 'getAccount', 'getTask', 'listTasks', 'listTasks'])).toEqual([
    200, 200, 500, 500, 200,
  ]);
});

test('a dripping body arrives complete in pieces, and a reset body breaks off halfway', async () => {
  const injector = new FaultInjector();
  const text = JSON.stringify({ rows: Array.from({ length: 40 }, (_, row) => row) });
  const answer = async () => new Response(text, { status: 200, headers: { 'Content-Type': 'application/json' } });
  injector.set([{ kind: 'drip', milliseconds: 10 }]);
  const dripped = await injector.intercept(callOf('listTasks'), answer);
  expect(dripped.headers.get('Content-Type')).toBe('application/json');
  let pieces = 0;
  let received = '';
  const reader = dripped.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    pieces += 1;
    received += part.value;
  }
  expect([received, pieces > 5]).toEqual([text, true]);
  injector.set([{ kind: 'reset' }]);
  const broken = await injector.intercept(callOf('listTasks'), answer);
  expect(broken.status).toBe(200);
  await expect(broken.text()).rejects.toThrow('reset');
  const none = await injector.intercept(callOf('listTasks'), async () => new Response(null, { status: 204 }));
  expect(none.type).toBe('error');
});

test('a session ends before the call is answered, and an aborted call does not wait', async () => {
  const injector = new FaultInjector();
  const order: string[] = [];
  injector.set([{ kind: 'sessionEnd' }]);
  await injector.intercept(
    callOf('getAccount', async () => void order.push('ended')),
    async () => {
      order.push('answered');
      return Response.json({});
    },
  );
  expect(order).toEqual(['ended', 'answered']);
  injector.set([{ kind: 'latency', milliseconds: 600_000 }]);
  const controller = new AbortController();
  const waiting = injector.intercept(
    {
      operation: 'getAccount',
      request: new Request('https://faults.test', { signal: controller.signal }),
      endSession: async () => undefined,
    },
    fine,
  );
  controller.abort();
  expect((await waiting).status).toBe(200);
});

test('an answer with `merge` replaces properties of a success and leaves a failure unchanged', async () => {
  const injector = new FaultInjector();
  injector.set([{ kind: 'answer', body: { more: 1 }, merge: true }]);
  const success = await injector.intercept(callOf('listTasks'), fine);
  expect(await success.json()).toEqual({ fine: true, more: 1 });
  const failure = await injector.intercept(callOf('listTasks'), async () =>
    Response.json({ code: 'X' }, { status: 409 }),
  );
  expect([failure.status, await failure.json()]).toEqual([409, { code: 'X' }]);
});
