import fc from '#tests/fixtures/fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations, type OperationId } from '#src/contract/operations.gen';
import { STORY_TIME, type Emulator } from '#mocks/emulator';
import { serve } from '#mocks/server';
import { clientOf, type TestCall } from '#mocks/test-client';
import { buildRequest, partsArbitrary, invalidRequests } from './request-generator';
import { recipesFor, type Recipes } from './recipes';
import { closeConnections, send, type GeneratedRequest } from './send-request';
import { responseDeviations, contractOperations, requestDeviations, type Operation } from './validator';

const RUNS = Number(process.env['GENERATED_REQUESTS'] ?? 25);
/** The same requests in every run. */
const SEED = Number(process.env['GENERATED_SEED'] ?? 20_261_122);
/** The emulator creates files at each call, which is slow. */
const FILE_RUNS = 6;

const returnsFile = ({ node }: Operation): boolean =>
  Object.entries(node.responses).some(
    ([status, { content }]) => status.startsWith('2') && content && !('application/json' in content),
  );

function namesField(body: string, field: string): boolean {
  if (field === '') return true;
  const { error } = JSON.parse(body) as { error: { details?: readonly { readonly field: string }[] } };
  return (error.details ?? []).some(
    (detail) =>
      detail.field === field ||
      detail.field.startsWith(`${field}.`) ||
      (detail.field !== '' && field.startsWith(`${detail.field}.`)),
  );
}

/** Sends valid and invalid requests for every `shards`th operation from `shard` on. */
export function testGeneratedRequests(shard: number, shards: number): void {
  const running: { api?: Awaited<ReturnType<typeof serve>>; emulator?: Emulator } = {};
  const state = { is: false };
  let recipes: Recipes;
  let token: string | undefined;
  let savedState: string;

  const emulator = (): Emulator => {
    if (!running.emulator) throw new Error('the server has not started');
    return running.emulator;
  };
  const restore = async (): Promise<void> => {
    if (!state.is) return;
    await emulator().db.load(JSON.parse(savedState));
    state.is = false;
  };
  const sendRequest = (operation: Operation, request: GeneratedRequest): ReturnType<typeof send> => {
    const recipe: TestCall = recipes[operation.id as OperationId];
    return send(
      running.api?.url ?? '',
      operation.method.toUpperCase(),
      request,
      'token' in recipe ? recipe.token : token,
    );
  };

  beforeAll(async () => {
    running.api = await serve({
      port: 0,
      clock: { mode: 'frozen', at: STORY_TIME },
      onStart: (started) => (running.emulator = started),
      onChange: () => (state.is = true),
    });
    const client = await clientOf(emulator(), 'http://emulator.internal', 'standard');
    recipes = await recipesFor(client);
    token = client.token;
    savedState = JSON.stringify(emulator().db.snapshot());
    state.is = false;
  }, 60_000);
  afterAll(async () => {
    closeConnections();
    await running.api?.close();
  });

  const own = contractOperations.filter((_, index) => index % shards === shard);
  const limit = RUNS * 250 + 20_000;

  test.each(own.map((operation) => [operation.id, operation] as const))(
    `API-085 made-up requests that fit are answered within the contract (seed ${SEED}): %s`,
    async (id, operation) => {
      await restore();
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(partsArbitrary(operation, recipes[id as OperationId]), async (parts) => {
          const request = buildRequest(operation, parts);
          const sent = {
            method: operation.method,
            url: `http://any${request.path}`,
            body: typeof request.body === 'string' ? request.body : request.body && '(parts)',
          };
          expect(requestDeviations(sent), 'the made-up request itself').toEqual([]);
          const answer = await sendRequest(operation, request);
          statuses.add(answer.status);
          if (answer.status === 401) await restore();
          const found = responseDeviations(operation, answer, { strict: true });
          if (found.length > 0 || answer.status >= 500)
            throw new Error(`${answer.status}: ${found.join('; ')}\n${answer.body.slice(0, 600)}`);
        }),
        { numRuns: returnsFile(operation) ? FILE_RUNS : RUNS, seed: SEED },
      );
      expect([...statuses], 'a success is among the answers').toContain(operations[id as OperationId].status);
    },
    limit,
  );

  test.each(own.map((operation) => [operation.id, operation] as const))(
    `ERR-01 made-up requests that do not fit are refused by name and change nothing (seed ${SEED}): %s`,
    async (id, operation) => {
      await restore();
      const recipe: TestCall = recipes[id as OperationId];
      const arbitrary = fc.tuple(partsArbitrary(operation, recipe), fc.nat({ max: 2 ** 20 })).map(([parts, pick]) => {
        const all = invalidRequests(operation, parts);
        const one = all[pick % Math.max(1, all.length)];
        return one && buildRequest(operation, one.parts, one.field);
      });
      await fc.assert(
        fc.asyncProperty(arbitrary, async (request) => {
          if (!request) return;
          const { status, body, headers } = await sendRequest(operation, request);
          const found = responseDeviations(operation, { status, body, headers });
          if (found.length > 0 || (status !== 400 && status !== 422))
            throw new Error(`${status}: ${found.join('; ')}\n${body.slice(0, 600)}`);
          if (!namesField(body, request.field ?? ''))
            throw new Error(`'${request.field}' is not named:\n${body.slice(0, 600)}`);
          if (!state.is) return;
          const now = JSON.stringify(emulator().db.snapshot());
          if (now !== savedState) throw new Error('the refusal changed the state');
          state.is = false;
        }),
        { numRuns: RUNS, seed: SEED },
      );
    },
    limit,
  );

  test('the operations of this part are those of the contract', () => {
    expect(own.every((operation) => operation.id in operations)).toBe(true);
  });
}
