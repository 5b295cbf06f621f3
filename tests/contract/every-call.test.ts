import { beforeAll, describe, expect, test } from 'vitest';
import { operations, type OperationId } from '#src/contract/operations.gen';
import { startScenario, STORY_TIME, type Emulator } from '#mocks/emulator';
import { personaNames } from '#mocks/personas';
import { clientOf, type TestClient } from '#mocks/test-client';
import { recipesFor, type Recipes } from './recipes';
import { faultReason, provocations, type RefusalContext } from './refusals';
import { createTypedCaller } from './typed-caller';
import { contractOperations, type Operation } from './validator';

const baseUrl = 'https://emulator.test';
let emulator: Emulator;
let client: TestClient;
let recipes: Recipes;
let typedCall: ReturnType<typeof createTypedCaller>;
let tokens: RefusalContext['tokens'];
let untouched: string;
const store = { touched: false };
const wasTouched = () => store.touched;

const state = () => JSON.stringify(emulator.db.snapshot());
const parseUntouched = () => JSON.parse(untouched) as unknown;
async function restore(): Promise<void> {
  emulator.faults.set([]);
  if (!store.touched) return;
  await emulator.db.load(parseUntouched());
  store.touched = false;
}

beforeAll(async () => {
  emulator = await startScenario({
    baseUrl,
    clock: { mode: 'frozen', at: STORY_TIME },
    onChange: () => (store.touched = true),
  });
  client = await clientOf(emulator, baseUrl, 'standard');
  recipes = await recipesFor(client);
  const found: Record<string, string> = {};
  for (const persona of personaNames) {
    const token = await emulator.signInAs(persona);
    if (token !== undefined) found[persona] = token;
  }
  tokens = found;
  untouched = state();
  store.touched = false;
  typedCall = createTypedCaller((request) => emulator.answer(request), baseUrl, client.token);
}, 60_000);

test('API-085 every operation succeeds, and its response matches the strict contract', async () => {
  await restore();
  for (const [id, call] of Object.entries(recipes) as [OperationId, Recipes[OperationId]][]) {
    const outcome = await typedCall(id, call);
    expect([id, outcome]).toEqual([id, { status: operations[id].status, request: [], answer: [], error: undefined }]);
  }
  expect(Object.keys(recipes).toSorted()).toEqual(Object.keys(operations).toSorted());
});

const refusals = (operation: Operation): number[] =>
  Object.keys(operation.node.responses)
    .map(Number)
    .filter((status) => status >= 400);

/** By fault injection only when `faultReason` explains why. Returns whether the error came. */
async function provoke(operation: Operation, status: number): Promise<boolean> {
  const id = operation.id as OperationId;
  await restore();
  if (faultReason(id, status) !== undefined) {
    emulator.faults.set([{ operation: id, kind: 'status', status: status as 500, retryAfter: 7 }]);
    const { status: got, request, answer, error } = await typedCall(id, recipes[id]);
    expect({ id, got, request, answer }).toEqual({ id, got: status, request: [], answer: [] });
    expect(error).toMatchObject({ kind: 'http', status, code: `Fault${status}`, retryAfter: 7 });
    return true;
  }
  const attempts = await provocations(operation, status, { recipe: recipes[id], client, tokens });
  for (const [index, { before, call }] of attempts.entries()) {
    if (index > 0) await restore();
    if (before) await typedCall(id, before);
    const prepared = store.touched;
    const stateBefore = prepared ? state() : untouched;
    store.touched = false;
    const outcome = await typedCall(id, call);
    const changed = wasTouched() && state() !== stateBefore;
    store.touched ||= prepared;
    expect([id, outcome.status, outcome.answer]).toEqual([id, outcome.status, []]);
    if (outcome.status !== status) continue;
    expect(outcome.error).toMatchObject({ kind: 'http', status, code: expect.stringMatching(/./) });
    expect([id, status, changed]).toEqual([id, status, false]);
    return true;
  }
  return false;
}

describe('every documented refusal has the common error body and changes nothing', () => {
  test.each(contractOperations.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const missing: number[] = [];
    for (const status of refusals(operation)) {
      if (!(await provoke(operation, status))) missing.push(status);
    }
    expect(missing, 'nothing brings these about: see refusals.ts').toEqual([]);
  });
});
