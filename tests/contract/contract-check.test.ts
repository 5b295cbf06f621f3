import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../mocks/server';
import { readContract, withOverlay } from '../../scripts/contract-check/contract.ts';
import { verdictOf, type CaseResult } from '../../scripts/contract-check/findings.ts';
import { checkServer, UnreachableError, type CheckOptions } from '../../scripts/contract-check/run.ts';

const contract = readContract();
const closing: (() => Promise<void> | void)[] = [];
let api: string;
let token: string;

beforeAll(async () => {
  const emulator = await serve({ port: 0 });
  api = emulator.url;
  closing.push(() => emulator.close());
  token = await signIn();
}, 60_000);
afterAll(async () => {
  for (const close of closing) await close();
});

/** A session of the emulated server, taken over its control call. */
async function signIn(): Promise<string> {
  const response = await fetch(`${api}/__control`, { method: 'POST', body: JSON.stringify({ persona: 'standard' }) });
  return ((await response.json()) as { token: string }).token;
}

/** What a server of the tests answers: the emulator's answer, possibly another one. */
interface Answer {
  status: number;
  type: string;
  headers: Record<string, string>;
  body: string;
}
type Deviation = (answer: Answer, request: { method: string; url: string; signedIn: boolean }) => void | 'silence';

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** The emulator behind a server that spoils some of its answers. */
function deviatingServer(deviate: Deviation): Promise<string> {
  return listen(
    createServer((incoming, outgoing) => {
      const { method = 'GET', url = '/', headers } = incoming;
      const forwarded = Object.fromEntries(
        ['authorization', 'accept-language', 'content-type'].flatMap((name) => {
          const value = headers[name];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      );
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const body = Buffer.concat(chunks);
        void fetch(api + url, { method, headers: forwarded, ...(body.length > 0 ? { body } : {}) }).then(
          async (response) => {
            const answer: Answer = {
              status: response.status,
              type: response.headers.get('Content-Type') ?? '',
              headers: {},
              body: await response.text(),
            };
            if (deviate(answer, { method, url, signedIn: headers.authorization !== undefined }) === 'silence') return;
            outgoing.writeHead(answer.status, {
              ...(answer.type === '' ? {} : { 'Content-Type': answer.type }),
              ...answer.headers,
            });
            outgoing.end(answer.body);
          },
        );
      });
    }),
  );
}

const check = (baseUrl: string, options: Partial<CheckOptions> = {}): Promise<CaseResult[]> =>
  checkServer(contract, { baseUrl, token, only: [], unsafe: false, timeout: 20_000, ...options });

/** Every violation as one line: operation, check, rule, place in the body. */
const violations = (results: readonly CaseResult[]): string[] =>
  results.flatMap(({ operation, check: kind, findings }) =>
    findings
      .filter((finding) => finding.kind === 'violation')
      .map(({ rule, body }) => [operation, kind, rule, ...(body === undefined ? [] : [body])].join(' ')),
  );

/** Changes a JSON answer. */
const edit = (answer: Answer, change: (body: Record<string, unknown>) => void): void => {
  const body = JSON.parse(answer.body) as Record<string, unknown>;
  change(body);
  answer.body = JSON.stringify(body);
};
const firstItem = (body: Record<string, unknown>) => (body['items'] as Record<string, unknown>[])[0]!;

describe('the emulated server', () => {
  let results: CaseResult[];
  beforeAll(async () => {
    results = await check(api);
  }, 180_000);

  test('keeps the contract in every reading call', () => {
    expect(violations(results)).toEqual([]);
    expect(results.filter((result) => verdictOf(result) === 'warning')).toEqual([]);
    const seen = new Set(results.map(({ operation }) => operation));
    expect(contract.operations.filter(({ operationId }) => !seen.has(operationId))).toEqual([]);
  });

  test('is asked about records that exist, for their ids come from its own lists', () => {
    const succeeded = results.filter(({ check: kind, status }) => kind === 'usual' && status === 200);
    expect(succeeded.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['getTask', 'getTemplate', 'getRunSummary', 'listLots', 'listLotRows', 'listSubtasks']),
    );
  });

  test('is not written to unless that is asked for', () => {
    const made = results.filter(({ method, status }) => method !== 'GET' && status !== 0);
    expect(made).toEqual([]);
    expect(results.find(({ operation }) => operation === 'deleteTasks')?.skipped).toContain('--unsafe');
  });

  test('keeps the contract in writing calls, and the session outlasts them', async () => {
    const written = await check(api, { unsafe: true, only: ['session', 'tasks', 'proxies'], token: await signIn() });
    expect(violations(written)).toEqual([]);
    const statuses = new Map(written.filter(({ check: kind }) => kind === 'usual').map((one) => [one.operation, one]));
    for (const operation of ['createTaskGroup', 'startTasks', 'stopTasks', 'saveProxySettings', 'deleteTasks'])
      expect([operation, statuses.get(operation)?.status]).toEqual([operation, 200]);
    expect(statuses.get('logOut')?.status).toBe(204);
  }, 180_000);

  test('without a token is measured as far as a visitor comes', async () => {
    const results = await checkServer(contract, {
      baseUrl: api,
      only: ['account'],
      unsafe: false,
      timeout: 20_000,
    });
    expect(violations(results)).toEqual([]);
    const account = results.filter(({ operation }) => operation === 'getAccount');
    expect(account.map(({ status, skipped }) => [status, skipped?.includes('--token') ?? false])).toEqual([
      [401, false],
      [0, true],
    ]);
  });
});

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

/** Whether an address is a call of an operation. */
function matches(operationId: string, method: string, url: string): boolean {
  const { path, method: wanted } = contract.operations.find((entry) => entry.operationId === operationId)!;
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return wanted === method.toLowerCase() && new RegExp(`^${pattern}$`).test(url.split('?')[0]!);
}

describe('a server that deviates', () => {
  test('has each of its deviations found, and no other', async () => {
    const url = await deviatingServer((answer, request) => {
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

  test('is told the place in the contract, and a deviation of a whole list once', async () => {
    const url = await deviatingServer((answer, { url: asked, signedIn }) => {
      if (asked.startsWith('/v1/tasksearchs') && signedIn)
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
      message: 'must be string, is null (and 9 more like it)',
      body: '/items/0/taskName',
      schema:
        '#/paths/~1v1~1tasksearchs/get/responses/200/content/application~1json/schema/properties/items/items/properties/taskName/type',
    });
  }, 60_000);

  test('may leave out what the contract chose: a warning, no violation', async () => {
    const schema = contract.operations.find(({ operationId }) => operationId === 'getTask')!.responses['200']!.content![
      'application/json'
    ]!.schema!;
    const dispensable = Object.entries(schema.properties ?? {})
      .filter(([name, property]) => property['x-source'] === 'chosen' && !schema.required?.includes(name))
      .map(([name]) => name);
    expect(dispensable.length).toBeGreaterThan(1);
    const url = await deviatingServer((answer, { url: asked }) => {
      if (asked.startsWith('/v1/taskrules?') && answer.status === 200)
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

  test('that has a call elsewhere is measured there with an overlay', async () => {
    const asked: string[] = [];
    const url = await listen(
      createServer((incoming, outgoing) => {
        asked.push(incoming.url ?? '');
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
    const { operations } = await import('../../src/contract/operations.gen');
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
    expect(asked.filter((path) => path.startsWith('/v2/runs-today/')).length).toBeGreaterThan(1);
    expect(asked.join()).not.toContain('dataPreview');
    expect(results.map(({ operation, skipped }) => [operation, skipped === undefined])).toEqual(
      expect.arrayContaining([
        ['getTodayRunCount', true],
        ['getTemplateDataPreview', false],
      ]),
    );
  }, 60_000);

  test('that says nothing is given up after the time-out', async () => {
    const url = await deviatingServer(() => 'silence');
    const results = await check(url, { only: ['canTrial'], timeout: 150 });
    expect(violations(results)).toEqual(['canTrial no session answer', 'canTrial usual answer']);
    expect(results[0]?.findings[0]?.message).toBe('no answer within 0.15 s');
  });

  test('that is not there is told in words', async () => {
    const server = createServer();
    const url = await listen(server);
    await new Promise((resolve) => {
      server.close(resolve);
    });
    await expect(check(url, { only: ['canTrial'] })).rejects.toThrow(UnreachableError);
    await expect(check(url, { only: ['canTrial'] })).rejects.toThrow(`${url} cannot be reached: nothing listens there`);
  });
});

describe('npm run contract:check', () => {
  const run = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
    new Promise((resolve) => {
      execFile(process.execPath, ['scripts/contract-check.ts', ...args], (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
      );
    });

  test('prints a table, writes both reports and ends with 0 when all is well', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-check-'));
    const ended = await run('--base-url', `${api}/`, '--token', token, '--only', 'account', '--report', folder);
    expect([ended.code, ended.err]).toEqual([0, '']);
    expect(ended.out).toMatch(/^ok +getAccount +GET \/v1\/accounts +usual +200$/m);
    const report = JSON.parse(readFileSync(join(folder, 'contract-check.json'), 'utf8')) as {
      counts: object;
      results: CaseResult[];
    };
    expect(report.counts).toMatchObject({ violation: 0 });
    expect(report.results.map(({ operation }) => operation)).toContain('getAccount');
    const page = readFileSync(join(folder, 'contract-check.html'), 'utf8');
    expect(page).toContain('getAccount');
    expect(page + JSON.stringify(report)).not.toContain(token);
  });

  test('ends with 1 when the contract is broken, and says so when the token is the trouble', async () => {
    const ended = await run('--base-url', api, '--token', 'none', '--only', 'account');
    expect(ended.code).toBe(1);
    expect(ended.out).toContain('is the token one of this server');
  });

  test.each([
    [[], '--base-url is missing'],
    [['--base-url', 'ftp://host'], 'is not an http or https address'],
    [['--base-url', 'http://127.0.0.1:4180', '--only', 'task'], "--only 'task' is neither a tag"],
    [['--base-url', 'http://127.0.0.1:4180', '--strange'], "Unknown option '--strange'"],
    [['--base-url', 'http://127.0.0.1:4180', '--overlay', 'README.md'], '--overlay: '],
    [['--base-url', 'http://no-such-host.invalid'], 'http://no-such-host.invalid cannot be reached: '],
  ])('ends with 2 and a sentence for %j', async (args, sentence) => {
    const ended = await run(...args);
    expect(ended.code).toBe(2);
    expect(ended.err).toContain(sentence);
  });
});
