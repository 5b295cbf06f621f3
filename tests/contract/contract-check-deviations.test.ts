import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract, withOverlay } from '../../scripts/contract-check/contract.ts';
import { verdictOf, type CaseResult } from '../../scripts/contract-check/findings.ts';
import { checkServer, UnreachableError, type CheckOptions } from '../../scripts/contract-check/run.ts';
import { closeServers, deviatingServer, edit, listen, openServer, violations, type Deviation } from './check-servers';

const contract = readContract();
let api: string;
let token: string;

beforeAll(async () => {
  ({ api, token } = await openServer());
}, 60_000);
afterAll(closeServers);

const check = (baseUrl: string, options: Partial<CheckOptions> = {}): Promise<CaseResult[]> =>
  checkServer(contract, { baseUrl, token, only: [], unsafe: false, timeout: 20_000, ...options });
const firstItem = (body: Record<string, unknown>) => (body['items'] as Record<string, unknown>[])[0]!;

const deviations: readonly [name: string, operation: string, deviate: Deviation, found: readonly string[]][] = [
  [
    'a wrong type',
    'getAccount',
    (answer) => edit(answer, (body) => void (body['userId'] = 7)),
    ['getAccount usual schema /userId'],
  ],
  [
    'a missing property',
    'getAccountResources',
    (answer) => {
      if (answer.status === 200)
        edit(answer, (body) => {
          const [name] = Object.keys(body).filter((key) => requiredOf('getAccountResources').includes(key));
          delete body[name ?? ''];
        });
    },
    ['getAccountResources usual schema /'],
  ],
  [
    'a value that no enumeration lists',
    'listTemplates',
    (answer, { url }) => {
      if (!url.includes('keyword')) edit(answer, (body) => void (firstItem(body)['status'] = 99));
    },
    ['listTemplates usual schema /items/0/status'],
  ],
  [
    'a status that is not in the contract',
    'getTemplateBalance',
    (answer, { signedIn }) => {
      if (signedIn) answer.status = 201;
    },
    ['getTemplateBalance usual status'],
  ],
  [
    'another content type',
    'listTaskGroups',
    (answer, { signedIn }) => {
      if (signedIn) answer.type = 'text/plain';
    },
    ['listTaskGroups usual content-type'],
  ],
  [
    'a web page',
    'listClusterGroups',
    (answer, { signedIn }) => {
      if (signedIn) Object.assign(answer, { type: 'text/html; charset=utf-8', body: '<!doctype html><p>Hello' });
    },
    ['listClusterGroups usual content-type'],
  ],
  [
    'JSON that breaks off',
    'listTemplateKinds',
    (answer) => void (answer.body = answer.body.slice(0, -5)),
    ['listTemplateKinds usual body'],
  ],
  [
    'an answer without a session',
    'canTrial',
    (answer, { signedIn }) => {
      if (!signedIn) Object.assign(answer, { status: 200, body: '{}' });
    },
    ['canTrial no session session'],
  ],
  [
    'a success for a record that does not exist',
    'getTask',
    (answer) => {
      if (answer.status === 404) Object.assign(answer, { status: 200, body: '{}' });
    },
    ['getTask unknown id unknown-id'],
  ],
  [
    'an error of another shape',
    'getRunSummary',
    (answer) => {
      if (answer.status === 404) answer.body = JSON.stringify({ message: 'no' });
    },
    ['getRunSummary unknown id schema /'],
  ],
  [
    '429 without Retry-After',
    'listProxyAreas',
    (answer, { signedIn }) => {
      if (signedIn)
        Object.assign(answer, { status: 429, body: JSON.stringify({ error: { code: 'Slow', message: 'Wait.' } }) });
    },
    ['listProxyAreas usual header', 'listProxyAreas every parameter header'],
  ],
  [
    'a failure of the server',
    'listExportRecords',
    (answer, { signedIn }) => {
      if (signedIn)
        Object.assign(answer, { status: 500, body: JSON.stringify({ error: { code: 'Oops', message: 'Oops.' } }) });
    },
    ['listExportRecords usual status', 'listExportRecords every parameter status'],
  ],
  [
    'a time that is none',
    'listTasks',
    (answer, { url, signedIn }) => {
      if (signedIn && !url.includes('Keyword'))
        edit(answer, (body) => void (firstItem(body)['nextExecuteTime'] = 'tomorrow'));
    },
    ['listTasks usual schema /items/0/nextExecuteTime'],
  ],
];

function requiredOf(operationId: string): readonly string[] {
  const operation = contract.operations.find((entry) => entry.operationId === operationId)!;
  return operation.responses['200']!.content!['application/json']!.schema!.required ?? [];
}

function matches(operationId: string, method: string, url: string): boolean {
  const { path, method: expectedMethod } = contract.operations.find((entry) => entry.operationId === operationId)!;
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return expectedMethod === method.toLowerCase() && new RegExp(`^${pattern}$`).test(url.split('?')[0]!);
}

describe('server with deviations', () => {
  test('every deviation is found, and nothing else', async () => {
    const url = await deviatingServer(api, (answer, request) => {
      for (const [, operation, deviate] of deviations)
        if (matches(operation, request.method, request.url)) deviate(answer, request);
    });
    const results = await check(url, { only: deviations.map(([, operation]) => operation) });
    const expected = deviations.map(([name, operation, , found]) => [name, operation, found.toSorted()]);
    const actual = deviations.map(([name, operation]) => [
      name,
      operation,
      violations(results.filter((result) => result.operation === operation)).toSorted(),
    ]);
    expect(actual).toEqual(expected);
  }, 180_000);

  test('a finding names its place in the contract, and a list deviation is reported once', async () => {
    const url = await deviatingServer(api, (answer, { url: requestUrl, signedIn }) => {
      if (requestUrl.startsWith('/v1/tasksearchs') && signedIn)
        edit(answer, (body) => {
          for (const item of body['items'] as Record<string, unknown>[]) item['taskName'] = null;
        });
    });
    const results = await check(url, { only: ['listTasks'] });
    const [finding, ...others] = results.find(({ check: kind }) => kind === 'usual')!.findings;
    expect(others).toEqual([]);
    expect(finding).toEqual({
      kind: 'violation',
      rule: 'schema',
      cause: 'null-value',
      message: 'must be string, is null (and 9 more like it)',
      body: '/items/0/taskName',
      schema:
        '#/paths/~1v1~1tasksearchs/get/responses/200/content/application~1json/schema/properties/items/items/properties/taskName/type',
    });
  }, 60_000);

  test('a missing chosen property is a warning, not a violation', async () => {
    const schema = contract.operations.find(({ operationId }) => operationId === 'getTask')!.responses['200']!.content![
      'application/json'
    ]!.schema!;
    const dispensable = Object.entries(schema.properties ?? {})
      .filter(([name, property]) => property['x-source'] === 'chosen' && !schema.required?.includes(name))
      .map(([name]) => name);
    expect(dispensable.length).toBeGreaterThan(1);
    const url = await deviatingServer(api, (answer, { url: requestUrl }) => {
      if (requestUrl.startsWith('/v1/taskrules?') && answer.status === 200)
        edit(answer, (body) => {
          for (const name of dispensable) Reflect.deleteProperty(body, name);
        });
    });
    const results = await check(url, { only: ['getTask'] });
    expect(violations(results)).toEqual([]);
    const usual = results.find(({ check: kind }) => kind === 'usual')!;
    expect(verdictOf(usual)).toBe('warning');
    expect(usual.findings.map(({ message }) => /'(\w+)'/.exec(message)?.[1]).toSorted()).toEqual(
      dispensable.toSorted(),
    );
  }, 60_000);

  test('an overlay moves the check of an operation to another path', async () => {
    const requestedPaths: string[] = [];
    const url = await listen(
      createServer((incoming, outgoing) => {
        requestedPaths.push(incoming.url ?? '');
        const path = (incoming.url ?? '').replace(/^\/v2\/runs-today\/(.+)$/, '/v1/templateUsages/$1/todayRunCount');
        void fetch(api + path, { headers: { Authorization: incoming.headers.authorization ?? '' } }).then(
          async (answer) => {
            outgoing.writeHead(answer.status, { 'Content-Type': 'application/json' });
            outgoing.end(await answer.text());
          },
        );
      }),
    );
    const { applyOverlay } = await import('../../src/contract/overlay.ts');
    const { operations } = await import('#src/contract/operations.gen');
    const places = applyOverlay(operations, {
      overlay: '1.0.0',
      actions: [
        {
          target: "$.paths['/v1/templateUsages/{id}/todayRunCount'].get",
          update: { 'x-path': '/v2/runs-today/{id}' },
        },
        { target: "$.paths['/v1/templates/{id}/dataPreview'].get", remove: true },
      ],
    });
    const only = ['getTodayRunCount', 'getTemplateDataPreview'];
    const moved = withOverlay(contract, places);
    const results = await checkServer(moved, { baseUrl: url, token, only, unsafe: false, timeout: 20_000 });
    expect(violations(results)).toEqual([]);
    expect(requestedPaths.filter((path) => path.startsWith('/v2/runs-today/')).length).toBeGreaterThan(1);
    expect(requestedPaths.join()).not.toContain('dataPreview');
    expect(results.map(({ operation, skipped }) => [operation, skipped === undefined])).toEqual(
      expect.arrayContaining([
        ['getTodayRunCount', true],
        ['getTemplateDataPreview', false],
      ]),
    );
  }, 60_000);

  test('a call without an answer ends after the timeout', async () => {
    const url = await deviatingServer(api, () => 'silence');
    const results = await check(url, { only: ['canTrial'], timeout: 150 });
    expect(violations(results)).toEqual(['canTrial no session answer', 'canTrial usual answer']);
    expect(results[0]?.findings[0]?.message).toBe('no answer within 0.15 s');
  });

  test('an unreachable server is reported with a message', async () => {
    const server = createServer();
    const url = await listen(server);
    await new Promise((resolve) => {
      server.close(resolve);
    });
    await expect(check(url, { only: ['canTrial'] })).rejects.toThrow(UnreachableError);
    await expect(check(url, { only: ['canTrial'] })).rejects.toThrow(`${url} cannot be reached: nothing listens there`);
  });
});
