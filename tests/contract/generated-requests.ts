import { Agent, request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations, type OperationId } from '../../src/contract/operations.gen';
import { STORY_TIME, type Emulator } from '../../mocks/emulator';
import { serve } from '../../mocks/server';
import { clientOf, type TestCall } from '../../mocks/test-client';
import { arbitraryOf } from './arbitrary';
import type { ParameterNode, SchemaNode } from './document';
import { fileArbitrary, multipartBody, multipartType, type FilePart } from './multipart';
import { recipesFor, type Recipes } from './recipes';
import { spoilings, spoilt, textsAgainst } from './spoil';
import {
  answerDeviations,
  contractOperations,
  requestDeviations,
  type Operation,
  type ReceivedAnswer,
} from './validator';

/** Requests of each kind for an operation: GENERATED_REQUESTS, else what a quick run affords. */
const RUNS = Number(process.env['GENERATED_REQUESTS'] ?? 25);
/** Every run makes up the same requests, unless GENERATED_SEED names another seed. */
const SEED = Number(process.env['GENERATED_SEED'] ?? 20_261_122);
/** Files are made by the emulator at each call: a few show as much as hundreds. */
const FILE_RUNS = 6;

/** A request as it is sent; `field` is what a refusal must name. */
interface Made {
  readonly path: string;
  /** JSON, or the bytes of a multipart body. */
  readonly body?: string | Buffer;
  readonly field?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

function send(
  base: string,
  method: string,
  { path, body }: Made,
  token: string | undefined,
): Promise<ReceivedAnswer & { readonly body: string }> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      base + path,
      {
        agent,
        method,
        headers: {
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined
            ? {}
            : {
                'Content-Type': typeof body === 'string' ? 'application/json' : multipartType,
                'Content-Length': String(Buffer.byteLength(body)),
              }),
        },
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
            ),
            body: Buffer.concat(pieces).toString('utf8'),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

const jsonSchema = ({ node }: Operation): SchemaNode | undefined =>
  node.requestBody?.content['application/json']?.schema;
const givesFile = ({ node }: Operation): boolean =>
  Object.entries(node.responses).some(
    ([status, { content }]) => status.startsWith('2') && content && !('application/json' in content),
  );

/** The text of a parameter's value in an address. */
const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

function parametersOf({ node }: Operation, where: 'path' | 'query'): readonly ParameterNode[] {
  return (node.parameters ?? []).filter((parameter) => parameter.in === where);
}

/** Values for the parameters: those of the recipe, and made-up ones. */
function parameterArbitrary(
  operation: Operation,
  where: 'path' | 'query',
  given: Readonly<Record<string, string | number>>,
): fc.Arbitrary<Record<string, string>> {
  const parameters = parametersOf(operation, where);
  const values = parameters.map((parameter) => {
    const made = arbitraryOf(parameter.schema)
      .map(textOf)
      // An empty segment or a dot is no segment, and a list of texts is parted at its commas.
      .filter((text) => (where === 'path' ? !/^\.{0,2}$/.test(text) : text !== ''));
    const known = given[parameter.name];
    return [
      parameter.name,
      known === undefined ? made : fc.oneof({ weight: 3, arbitrary: fc.constant(String(known)) }, made),
    ] as const;
  });
  const required = parameters
    .filter((parameter) => where === 'path' || parameter.required === true)
    .map((parameter) => parameter.name);
  return fc.record(Object.fromEntries(values), { requiredKeys: required });
}

interface Parts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Everything of a request that the contract allows, the recipe among it. */
function partsArbitrary(operation: Operation, recipe: TestCall): fc.Arbitrary<Parts> {
  const schema = jsonSchema(operation);
  const usual = recipe.body;
  const made = schema && arbitraryOf(schema);
  const mixed =
    schema && usual && made
      ? made.chain((other) =>
          fc.subarray(Object.keys(usual)).map((kept) => ({
            ...(other as object),
            ...Object.fromEntries(kept.map((name) => [name, usual[name as keyof typeof usual]])),
          })),
        )
      : undefined;
  const body: fc.Arbitrary<unknown> =
    made && mixed
      ? fc.oneof(fc.constant(usual), made, mixed)
      : (made ?? fileArbitrary(operation) ?? fc.constant(undefined));
  return fc.record({
    path: parameterArbitrary(operation, 'path', recipe.path ?? {}),
    query: parameterArbitrary(operation, 'query', recipe.query ?? {}),
    body,
  });
}

const isFile = ({ node }: Operation, body: unknown): body is FilePart =>
  body !== undefined && node.requestBody?.content['multipart/form-data'] !== undefined;

function madeOf(operation: Operation, { path, query, body }: Parts, field?: string): Made {
  const search = new URLSearchParams(query).toString();
  return {
    path:
      operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? '')) +
      (search ? `?${search}` : ''),
    ...(body === undefined ? {} : { body: isFile(operation, body) ? multipartBody(body) : JSON.stringify(body) }),
    ...(field === undefined ? {} : { field }),
  };
}

/** Every way to spoil one place of a request, with the name of the place. */
function spoiltRequests(operation: Operation, parts: Parts): { readonly parts: Parts; readonly field: string }[] {
  const inPath = parametersOf(operation, 'path').flatMap(({ name, schema }) =>
    textsAgainst(schema, 'path').map((text) => ({
      parts: { ...parts, path: { ...parts.path, [name]: text } },
      field: name,
    })),
  );
  const inQuery = parametersOf(operation, 'query').flatMap(({ name, schema, required }) => {
    const { [name]: _, ...without } = parts.query;
    const wrong = textsAgainst(schema, 'query').map((text) => ({ ...parts, query: { ...parts.query, [name]: text } }));
    return [...wrong, ...(required ? [{ ...parts, query: without }] : [])].map((one) => ({ parts: one, field: name }));
  });
  const schema = jsonSchema(operation);
  const inBody =
    schema && parts.body !== undefined
      ? spoilings(schema, parts.body).map((spoiling) => ({
          parts: { ...parts, body: spoilt(parts.body, spoiling) },
          field: spoiling.place.join('.'),
        }))
      : [];
  return [...inPath, ...inQuery, ...inBody];
}

/** Whether a refusal names the field, something in it or what it is in. */
function names(body: string, field: string): boolean {
  if (field === '') return true;
  const { error } = JSON.parse(body) as { error: { details?: readonly { readonly field: string }[] } };
  return (error.details ?? []).some(
    (detail) =>
      detail.field === field ||
      detail.field.startsWith(`${field}.`) ||
      (detail.field !== '' && field.startsWith(`${detail.field}.`)),
  );
}

/**
 * Tests that send made-up requests over HTTP, for every `shards`th operation from `shard` on: so many that the contract allows and
 * as many that it does not. Each test prints its seed and the smallest request that fails.
 */
export function testGeneratedRequests(shard: number, shards: number): void {
  const held: { api?: Awaited<ReturnType<typeof serve>>; emulator?: Emulator } = {};
  const changed = { is: false };
  let recipes: Recipes;
  let token: string | undefined;
  let kept: string;

  const emulator = (): Emulator => {
    if (!held.emulator) throw new Error('the server has not started');
    return held.emulator;
  };
  const restore = async (): Promise<void> => {
    if (!changed.is) return;
    await emulator().db.load(JSON.parse(kept));
    changed.is = false;
  };
  const ask = (operation: Operation, made: Made): ReturnType<typeof send> => {
    const recipe: TestCall = recipes[operation.id as OperationId];
    return send(held.api?.url ?? '', operation.method.toUpperCase(), made, 'token' in recipe ? recipe.token : token);
  };

  beforeAll(async () => {
    held.api = await serve({
      port: 0,
      clock: { mode: 'frozen', at: STORY_TIME },
      onStart: (started) => (held.emulator = started),
      onChange: () => (changed.is = true),
    });
    const client = await clientOf(emulator(), 'http://emulator.internal', 'standard');
    recipes = await recipesFor(client);
    token = client.token;
    kept = JSON.stringify(emulator().db.snapshot());
    changed.is = false;
  }, 60_000);
  afterAll(async () => {
    agent.destroy();
    await held.api?.close();
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
          const made = madeOf(operation, parts);
          const sent = {
            method: operation.method,
            url: `http://any${made.path}`,
            body: typeof made.body === 'string' ? made.body : made.body && '(parts)',
          };
          expect(requestDeviations(sent), 'the made-up request itself').toEqual([]);
          const answer = await ask(operation, made);
          statuses.add(answer.status);
          // The session was ended on the way: the next request has one again.
          if (answer.status === 401) await restore();
          const found = answerDeviations(operation, answer, { strict: true });
          if (found.length > 0 || answer.status >= 500)
            throw new Error(`${answer.status}: ${found.join('; ')}\n${answer.body.slice(0, 600)}`);
        }),
        { numRuns: givesFile(operation) ? FILE_RUNS : RUNS, seed: SEED },
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
        const all = spoiltRequests(operation, parts);
        const one = all[pick % Math.max(1, all.length)];
        return one && madeOf(operation, one.parts, one.field);
      });
      await fc.assert(
        fc.asyncProperty(arbitrary, async (made) => {
          // A call that takes nothing cannot be made wrongly.
          if (!made) return;
          const { status, body, headers } = await ask(operation, made);
          const found = answerDeviations(operation, { status, body, headers });
          if (found.length > 0 || (status !== 400 && status !== 422))
            throw new Error(`${status}: ${found.join('; ')}\n${body.slice(0, 600)}`);
          if (!names(body, made.field ?? '')) throw new Error(`'${made.field}' is not named:\n${body.slice(0, 600)}`);
          if (!changed.is) return;
          const now = JSON.stringify(emulator().db.snapshot());
          if (now !== kept) throw new Error('the refusal changed the state');
          changed.is = false;
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
