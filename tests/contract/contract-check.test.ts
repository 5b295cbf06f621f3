import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../../scripts/contract-check/contract.ts';
import { verdictOf, type CaseResult } from '../../scripts/contract-check/findings.ts';
import { checkServer, type CheckOptions } from '../../scripts/contract-check/run.ts';
import { closeServers, openServer, runCheck, signIn, violations } from './check-servers';

const contract = readContract();
let api: string;
let token: string;

beforeAll(async () => {
  ({ api, token } = await openServer());
}, 60_000);
afterAll(closeServers);

const check = (baseUrl: string, options: Partial<CheckOptions> = {}): Promise<CaseResult[]> =>
  checkServer(contract, { baseUrl, token, only: [], unsafe: false, timeout: 20_000, ...options });

describe('emulated server', () => {
  let results: CaseResult[];
  beforeAll(async () => {
    results = await check(api);
  }, 180_000);

  test('keeps the contract in every read operation', () => {
    expect(violations(results)).toEqual([]);
    expect(results.filter((result) => verdictOf(result) === 'warning')).toEqual([]);
    const seen = new Set(results.map(({ operation }) => operation));
    expect(contract.operations.filter(({ operationId }) => !seen.has(operationId))).toEqual([]);
  });

  test('is asked for existing records, with ids from its own lists', () => {
    const succeeded = results.filter(({ check: kind, status }) => kind === 'usual' && status === 200);
    expect(succeeded.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['getTask', 'getTemplate', 'getRunSummary', 'listLots', 'listLotRows', 'listSubtasks']),
    );
  });

  test('receives no writes without --unsafe', () => {
    const writes = results.filter(({ method, status }) => method !== 'GET' && status !== 0);
    expect(writes).toEqual([]);
    expect(results.find(({ operation }) => operation === 'deleteTasks')?.skipped).toContain('--unsafe');
  });

  test('keeps the contract in write operations, and the session outlasts them', async () => {
    const written = await check(api, { unsafe: true, only: ['session', 'tasks', 'proxies'], token: await signIn(api) });
    expect(violations(written)).toEqual([]);
    const statuses = new Map(written.filter(({ check: kind }) => kind === 'usual').map((one) => [one.operation, one]));
    for (const operation of ['createTaskGroup', 'startTasks', 'stopTasks', 'saveProxySettings', 'deleteTasks'])
      expect([operation, statuses.get(operation)?.status]).toEqual([operation, 200]);
    expect(statuses.get('logOut')?.status).toBe(204);
  }, 180_000);

  test('is checked as far as a visitor can go when there is no token', async () => {
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

describe('npm run contract:check', () => {
  test('prints a summary, writes both reports and exits with 0 on success', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-check-'));
    const ended = await runCheck('--base-url', `${api}/`, '--token', token, '--only', 'account', '--report', folder);
    expect([ended.code, ended.err]).toEqual([0, '']);
    expect(ended.out).toMatch(
      /^\d+ calls of \d+ operations: \d+ ok, 0 with warnings, 0 with violations, \d+ skipped$/m,
    );
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

  test('exits with 1 for a violation and points out an invalid token', async () => {
    const ended = await runCheck('--base-url', api, '--token', 'none', '--only', 'account');
    expect(ended.code).toBe(1);
    expect(ended.out).toContain('is the token one of this server');
  });

  test.each([
    [[], '--base-url is missing'],
    [['--base-url', 'ftp://host'], 'is not an http or https address'],
    [['--base-url', 'http://127.0.0.1:4180', '--only', 'task'], "--only 'task' is neither a tag"],
    [['--base-url', 'http://127.0.0.1:4180', '--strange'], "Unknown option '--strange'"],
    [['--base-url', 'http://127.0.0.1:4180', '--overlay', 'README.md'], '--overlay: '],
    [['--base-url', 'http://127.0.0.1:4180', '--slow', 'soon'], "--slow 'soon' is not a number of milliseconds"],
    [['--base-url', 'http://127.0.0.1:4180', '--watch=often'], "--watch 'often' is not a number of seconds"],
    [['--base-url', 'http://127.0.0.1:4180', '--format', 'pdf'], "--format 'pdf' is not one of text, json, junit"],
    [['--base-url', 'http://127.0.0.1:4180', '--watch', '--format', 'json'], '--format json needs --output'],
    [['--base-url', 'http://no-such-host.invalid'], 'http://no-such-host.invalid cannot be reached: '],
  ])('exits with 2 and a message for %j', async (args, sentence) => {
    const ended = await runCheck(...args);
    expect(ended.code).toBe(2);
    expect(ended.err).toContain(sentence);
  });
});
