import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ParameterDataType, ProxyType } from '#src/contract/enums.gen';
import { MASK } from '#src/contract/mask-path';
import { operations, type OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import { toCurl } from '#src/devtools/curl';
import { startScenario, STORY_TIME, type Emulator } from '#mocks/emulator';
import { createTrafficLog } from '#mocks/lib/traffic';
import { parameterId } from '#mocks/seeds/templates/parameters';
import { exampleInputs } from '#mocks/seeds/example-inputs';
import { exampleParameters } from '#mocks/seeds/task-parameters';
import { templateSeed } from '#mocks/seeds/template-states';
import { exportState } from '#mocks/state-file';
import { clientOf, type TestCall, type TestClient } from '#mocks/test-client';
import { operationNodes, schemaNodes, type MediaNode, type OperationNode, type SchemaNode } from './document';
import { recipesFor, type Recipes } from './recipes';
import { createTypedCaller } from './typed-caller';
import { violations } from './validator';

/** May appear only where the contract marks a secret. */
const CANARY = 'gl-canary-7d41';
const BASE = 'https://emulator.test';

const traffic = createTrafficLog();
let emulator: Emulator;
let client: TestClient;
let recipes: Recipes;
let typed: ReturnType<typeof createTypedCaller>;
const consoleLines: string[] = [];
const succeeded = new Set<string>();
let initialState: string;
const store = { touched: false };

beforeAll(async () => {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      consoleLines.push(args.map((word) => (word instanceof Error ? word.stack : JSON.stringify(word))).join(' '));
    });
  emulator = await startScenario({
    baseUrl: BASE,
    traffic,
    clock: { mode: 'frozen', at: STORY_TIME },
    onChange: () => (store.touched = true),
  });
  client = await clientOf(emulator, BASE, 'standard');
  recipes = await recipesFor(client);
  typed = createTypedCaller((request) => emulator.answer(request), BASE, client.token);
  initialState = JSON.stringify(emulator.db.snapshot());
}, 60_000);

const follow = (schema: SchemaNode): SchemaNode => {
  const ref = schema['$ref'];
  return typeof ref === 'string' ? follow(schemaNodes[ref.split('/').at(-1) ?? ''] ?? {}) : schema;
};
const isSecret = (schema: SchemaNode): boolean => schema['x-secret'] === true || follow(schema)['x-secret'] === true;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function secretPaths(schema: SchemaNode, path: readonly string[] = []): string[][] {
  const own = follow(schema);
  const items = own['items'];
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
    Array.isArray(own[key]) ? (own[key] as SchemaNode[]) : [],
  );
  return [
    ...Object.entries(own.properties ?? {}).flatMap(([name, inner]) =>
      isSecret(inner) ? [[...path, name]] : secretPaths(inner, [...path, name]),
    ),
    ...(isObject(items) ? secretPaths(items, [...path, '*']) : []),
    ...branches.flatMap((branch) => secretPaths(branch, path)),
  ];
}

function withValueAt(body: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (step === '*')
    return Array.isArray(body) ? body.map((item) => withValueAt(item, rest, value)) : [withValueAt({}, rest, value)];
  const own = isObject(body) ? body : {};
  return { ...own, [step]: withValueAt(own[step], rest, value) };
}

const placesIn = (content: Readonly<Record<string, MediaNode>> = {}) =>
  Object.values(content).flatMap(({ schema = {}, examples = {} }) =>
    secretPaths(schema).map((place) => ({
      place,
      shown: place.join('.'),
      schema,
      examples: Object.values(examples).map(({ value }) => value),
    })),
  );
const operationsWith = <T>(placesOf: (operation: OperationNode) => readonly T[]) =>
  operationNodes.flatMap(({ operation }) =>
    placesOf(operation).map((place) => ({ id: operation.operationId as OperationId, ...place })),
  );
const sent = operationsWith(({ requestBody }) => placesIn(requestBody?.content));
const received = operationsWith(({ responses }) =>
  Object.entries(responses).flatMap(([status, { content }]) =>
    placesIn(content).map((place) => ({ ...place, status: Number(status) })),
  ),
);
const addressed = operationsWith(({ parameters = [] }) =>
  parameters.filter((parameter) => 'x-secret' in parameter).map(({ name, in: where }) => ({ name, where })),
);

const valueAt = (value: unknown, [step, ...rest]: readonly string[]): unknown => {
  if (step === undefined) return value;
  return valueAt(Array.isArray(value) ? value[0] : isObject(value) ? value[step] : undefined, rest);
};

async function restore(): Promise<void> {
  if (store.touched) await emulator.db.load(JSON.parse(initialState));
  store.touched = false;
}

async function send(id: OperationId, call: TestCall): Promise<{ status: number; text: string }> {
  traffic.clear();
  const { raw } = await client.call(id, call);
  const text = await raw.text();
  await vi.waitFor(() => expect(traffic.entries().at(-1)?.status).toBe(raw.status));
  return { status: raw.status, text };
}

const seen = (): string =>
  traffic
    .entries()
    .map((entry) => JSON.stringify(entry) + toCurl(entry, BASE))
    .join('\n');

test('the contract marks passwords, codes, tokens, cookies and proxy lines as secret', () => {
  const names = new Set(sent.map(({ place }) => place.filter((step) => step !== '*').at(-1)));
  expect([...names].sort()).toEqual(
    expect.arrayContaining(['code', 'newPassword', 'password', 'providerToken', 'proxies', 'userInputParameters']),
  );
  expect(sent.length).toBeGreaterThan(15);
  // Logs and browser histories contain query strings.
  expect(addressed.every(({ where }) => where === 'path')).toBe(true);
});

test('the tests below cover every secret of the contract', () => {
  const marksIn = (node: unknown) => JSON.stringify(node).split('"x-secret":true').length - 1;
  const covered = [...sent, ...received, ...addressed];
  for (const { operation } of operationNodes) {
    const id = operation.operationId;
    expect(`${id} ${covered.filter((place) => place.id === id).length}`).toBe(`${id} ${marksIn(operation)}`);
  }
  const shown = new Set([...sent, ...received].map(({ place }) => place.at(-1)));
  expect(
    Object.values(schemaNodes)
      .flatMap((schema) => secretPaths(schema))
      .filter((place) => !shown.has(place.at(-1))),
  ).toEqual([]);
});

// First, because wrong codes below use up the attempts. The last test covers getTask.
test.each(received.filter(({ id }) => id !== 'getTask'))(
  '$id: its own $shown is in no traffic, console or state file',
  async ({ id, place, status }) => {
    await restore();
    consoleLines.length = 0;
    const answer = await send(id, recipes[id]);
    expect(answer.status).toBe(status);
    const secret = String(valueAt(JSON.parse(answer.text), place))
      .split('/')
      .at(-1);
    expect(secret?.length).toBeGreaterThan(12);
    expect([seen(), ...consoleLines, exportState(emulator)].join('\n')).not.toContain(secret);
  },
);

const forms: readonly (readonly [string, () => unknown])[] = [
  ['a text', () => CANARY],
  ['a list', () => [`203.0.113.7:8080:mia:${CANARY}`]],
  ['far too much', () => CANARY.repeat(2_000)],
  ['an object', () => ({ [CANARY]: CANARY })],
  [
    'a cookie',
    () =>
      JSON.stringify({
        TemplateParameters: [{ Id: 'p', ParamName: 'login', Value: `sid=${CANARY}` }],
        UIParameters: [],
      }),
  ],
];

describe.each(sent)('$id $shown', ({ id, place, schema, examples }) => {
  test.each(forms)('a secret sent as %s appears in no traffic, curl line, error or console', async (_, form) => {
    const body = withValueAt(recipes[id].body ?? {}, place, form()) as object;
    await restore();
    consoleLines.length = 0;
    for (const call of [
      { ...recipes[id], body },
      { ...recipes[id], body: { ...body, notInTheContract: true } },
    ]) {
      const { status, text } = await send(id, call);
      expect(seen()).not.toContain(CANARY);
      if (status < 400) succeeded.add(id);
      else expect(text).not.toContain(CANARY);
    }
    expect(consoleLines.join('\n')).not.toContain(CANARY);
    expect(exportState(emulator)).not.toContain(CANARY);
  });

  test('a secret in a valid body is masked in traffic and in no error of the client', async () => {
    const bodies = [recipes[id].body, ...examples]
      .flatMap((base) => forms.map(([, form]) => withValueAt(base, place, form()) as object))
      .filter((body) => violations(schema, body).length === 0);
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) {
      await restore();
      traffic.clear();
      consoleLines.length = 0;
      const { request, error } = await typed(id, { ...recipes[id], body });
      expect(request).toEqual([]);
      expect(valueAt(JSON.parse(traffic.entries().at(-1)?.request?.text ?? ''), place)).toBe(MASK);
      expect([error?.stack, JSON.stringify(error), exportState(emulator), ...consoleLines].join('\n')).not.toContain(
        CANARY,
      );
    }
  });
});

describe.each(received)('$id answers $shown', ({ id, place, status }) => {
  test.each(forms)('a secret received as %s is masked in traffic and curl', async (_, form) => {
    for (const answered of [status, 299]) {
      traffic.clear();
      const { method, path } = operations[id];
      const body = withValueAt({}, place, form());
      traffic
        .begin(id, new Request(BASE + path, { method }), 0)
        .recordResponse(Response.json(body, { status: answered }));
      await vi.waitFor(() => expect(traffic.entries().at(-1)?.response).toBeDefined());
      expect(traffic.entries().at(-1)?.response?.text).toContain(MASK);
      expect(seen()).not.toContain(CANARY);
    }
  });
});

test.each(addressed)('$id: a secret in its path is masked in traffic and curl', async ({ id, name }) => {
  const { status, text } = await send(id, { ...recipes[id], path: { ...recipes[id].path, [name]: CANARY } });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(seen()).not.toContain(CANARY);
  expect(text).not.toContain(CANARY);
  expect(traffic.entries().at(-1)?.url).toBe(operations[id].path.replace(`{${name}}`, MASK));
});

test('more than five operations succeed with a secret in them', () => {
  expect(succeeded.size).toBeGreaterThan(5);
});

test('a saved cookie and custom proxies reach the server and nothing else', async () => {
  await restore();
  const seed = templateSeed('1015');
  if (!seed) throw new Error('the template is gone');
  const lines = [`203.0.113.7:8080:mia:${CANARY}`];
  const login = seed.parameters.find(({ dataType }) => dataType === ParameterDataType.PreLogin);
  const saved = JSON.parse(exampleParameters(seed, exampleInputs(seed, 2, 0))) as Schemas['UserInputParameters'];
  const cookie = { Value: `sid=${CANARY}` };
  const parameters: Schemas['UserInputParameters'] = {
    UIParameters: saved.UIParameters.map((entry) =>
      login && entry.Id === parameterId(seed.id, login.key) ? { ...entry, ...cookie } : entry,
    ),
    TemplateParameters: saved.TemplateParameters.map((entry) =>
      entry.ParamName === login?.paramName ? { ...entry, ...cookie } : entry,
    ),
  };
  const created = await send('createTemplateTask', {
    body: {
      ...recipes.createTemplateTask.body,
      templateId: seed.id,
      templateType: seed.type,
      templateVersion: seed.version,
      templateRegistrationId: seed.id,
      userInputParameters: JSON.stringify(parameters),
    },
  });
  const { taskId } = JSON.parse(created.text) as { taskId: string };
  const heard = [seen()];
  await send('saveProxySettings', {
    body: {
      taskId,
      ipProxySettings: {
        ipProxyFromType: ProxyType.Custom,
        customIpProxySettings: { switchPeriod: 60, proxies: lines },
      },
    },
  });
  heard.push(seen());
  const detail = await send('getTask', { query: { taskId } });
  heard.push(seen());
  expect(detail.text).toContain(`sid=${CANARY}`);
  expect(JSON.stringify(emulator.db.snapshot())).toContain(lines[0]);
  expect(heard.join('\n')).toContain(taskId);
  expect(heard.join('\n')).not.toContain(CANARY);
  expect(exportState(emulator)).not.toContain(CANARY);
});
