import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Group } from '../../scripts/contract-check/groups.ts';
import { closeServers, deviatingServer, edit, openServer, runCheck, type Deviation } from './check-servers';

let api: string;
let token: string;

beforeAll(async () => {
  ({ api, token } = await openServer());
}, 60_000);
afterAll(closeServers);

async function checkDeviating(deviate: Deviation, only: string, ...args: string[]) {
  const url = await deviatingServer(api, deviate);
  return runCheck('--base-url', url, '--token', token, '--only', only, ...args);
}

const blockOf = (out: string, heading: string): string =>
  out.split(/\n\n/).find((block) => block.includes(heading)) ?? '';
const timesIn = (text: string, part: string): number => text.split(part).length - 1;
const isSuccess = (answer: { status: number }, url: string, path: string): boolean =>
  answer.status === 200 && url.split('?')[0] === path;

const asText = (node: unknown): unknown => {
  if (typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(asText);
  return node !== null && typeof node === 'object'
    ? Object.fromEntries(Object.entries(node).map(([name, value]) => [name, asText(value)]))
    : node;
};

test('findings with one cause are one group with its cure, violations come first and nothing repeats', async () => {
  const { code, out } = await checkDeviating((answer, { url }) => {
    if (isSuccess(answer, url, '/v1/accounts/resources') || isSuccess(answer, url, '/v1/tasksearchs'))
      answer.body = JSON.stringify({ ...(asText(JSON.parse(answer.body)) as object), unknownToTheContract: true });
  }, 'getAccountResources,listTasks,deleteTasks,startTasks');
  expect(code).toBe(1);
  const blocks = out.split('\n\n');
  expect(blocks[0]).toMatch(/^violation {2}numbers sent as text: \d+ places in 2 calls\n/);
  expect(blocks[0]).toContain('Send the value as a JSON number, without quotation marks.');
  expect(blocks[1]).toMatch(/^warning {4}extra properties: 2 places in 2 calls\n/);
  expect(timesIn(out, 'at /taskLimit;')).toBe(1);
  expect(timesIn(out, 'at /total;')).toBe(1);
  expect(out.match(/^skipped .*$/gm)).toEqual(['skipped    2 calls: 2 that write (--unsafe includes them)']);
}, 60_000);

test('a redirect names its target without the query', async () => {
  const { code, out } = await checkDeviating((answer, { url, signedIn }) => {
    if (url === '/v1/accounts' && !signedIn)
      Object.assign(answer, { status: 302, headers: { Location: 'https://login.example/start?state=secret' } });
    if (url === '/v1/accounts/resources' && signedIn)
      Object.assign(answer, { status: 307, headers: { Location: '/v2/resources' } });
  }, 'getAccount,getAccountResources');
  expect(code).toBe(1);
  const block = blockOf(out, 'redirects instead of responses: 2 calls');
  expect(block).toContain('must be answered 401, was 302 (a redirect to https://login.example/start?…)');
  expect(block).toContain('status 307 (a redirect to /v2/resources) is not in the contract');
  expect(out).not.toContain('secret');
}, 60_000);

test('an envelope is shown, and the value inside is checked in its place', async () => {
  const { out } = await checkDeviating((answer, { url }) => {
    if (isSuccess(answer, url, '/v1/accounts'))
      answer.body = JSON.stringify({ code: 0, data: { ...(JSON.parse(answer.body) as object), userId: 7 } });
  }, 'getAccount');
  const block = blockOf(out, 'responses inside an envelope: 1 place in 1 call');
  expect(block).toContain('the response is inside an envelope: { data: …, code }; the contract has { ');
  expect(blockOf(out, 'text sent as numbers: 1 place in 1 call')).toContain('at /data/userId;');
  expect(out).not.toContain('missing');
  expect(out).not.toContain('extra properties');
}, 60_000);

test('extra properties are one group of warnings', async () => {
  const { code, out } = await checkDeviating((answer, { url }) => {
    if (isSuccess(answer, url, '/v1/accounts')) edit(answer, (body) => void (body['shoeSize'] = 44));
    if (isSuccess(answer, url, '/v1/tasksearchs'))
      edit(answer, (body) => {
        for (const item of body['items'] as Record<string, unknown>[]) item['internalNote'] = 'x';
      });
  }, 'getAccount,listTasks');
  expect(code).toBe(0);
  const block = blockOf(out, 'warning    extra properties: 2 places in 2 calls');
  expect(block).toContain("the property 'shoeSize' is not in the contract; at /shoeSize;");
  expect(timesIn(block, "the property 'internalNote' is not in the contract")).toBe(1);
}, 60_000);

test('calls slower than the threshold are warnings', async () => {
  const url = await deviatingServer(api, () => undefined, 300);
  const args = ['--base-url', url, '--token', token, '--only', 'getAccount'];
  const slow = await runCheck(...args, '--slow', '250');
  expect(slow.code).toBe(0);
  expect(blockOf(slow.out, 'warning    slow calls: 1 call')).toMatch(/getAccount .*\n +took \d+ ms, more than 250 ms/);
  const accepted = await runCheck(...args, '--slow', '60000');
  expect(accepted.out).not.toContain('slow calls');
}, 60_000);

test('a wrong token ends the check at its first 401', async () => {
  const calls: boolean[] = [];
  const url = await deviatingServer(api, (_, { signedIn }) => void calls.push(signedIn));
  const { code, out } = await runCheck('--base-url', url, '--token', 'of-another-server');
  expect(code).toBe(1);
  expect(out).toMatch(
    /The check stopped at \w+, the first call to be refused with 401: is the token one of this server/,
  );
  expect(out).toMatch(/\d{2,} operations not checked\./);
  expect(calls.filter(Boolean)).toHaveLength(1);
  expect(calls.at(-1)).toBe(true);
}, 60_000);

test('one call that answers 401 does not end the check of a valid session', async () => {
  const { out } = await checkDeviating((answer, { url }) => {
    if (url === '/v1/accounts/resources')
      Object.assign(answer, { status: 401, body: '{"error":{"code":"NoAccess","message":"No."}}' });
  }, 'getAccount,getAccountResources,canTrial');
  expect(out).toContain('sessions refused with 401: 1 call');
  expect(out).not.toContain('The check stopped');
  expect(out).toMatch(/calls of 3 operations/);
}, 60_000);

function watchCheck(url: string, only: string, ...watch: string[]) {
  const args = ['--base-url', url, '--token', token, '--only', only, ...watch];
  const child = spawn(process.execPath, ['scripts/contract-check.ts', ...args]);
  onTestFinished(() => void child.kill());
  let out = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      for (const look of waiting) look();
    });
  const until = (part: string, times = 1) =>
    new Promise<string>((resolve) => {
      const look = () => {
        if (timesIn(out, part) < times) return;
        waiting.delete(look);
        resolve(out);
      };
      waiting.add(look);
      look();
    });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  return { child, until, ended };
}

test('--watch repeats on Enter the calls that failed or changed, and no others', async () => {
  let isBroken = true;
  const calls: string[] = [];
  const url = await deviatingServer(api, (answer, { url: target, signedIn }) => {
    if (signedIn) calls.push(target);
    if (isBroken && isSuccess(answer, target, '/v1/accounts')) edit(answer, (body) => void (body['userId'] = 7));
  });
  const { child, until, ended } = watchCheck(url, 'getAccount,getAccountResources', '--watch');
  await until('Enter repeats 1 operation.');
  expect(calls.toSorted()).toEqual(['/v1/accounts', '/v1/accounts/resources']);
  calls.length = 0;
  child.stdin.write('\n');
  await until('Enter repeats 1 operation.', 2);
  isBroken = false;
  child.stdin.write('\n');
  await until('changed    getAccount: violation, now ok');
  await until('Enter repeats 1 operation.', 3);
  child.stdin.write('\n');
  const out = await until('there is nothing left to watch');
  expect(await ended).toBe(0);
  expect(calls).toEqual(['/v1/accounts', '/v1/accounts', '/v1/accounts']);
  expect(timesIn(out, 'text sent as numbers: 1 place in 1 call')).toBe(2);
}, 60_000);

test('--watch ends with the exit code of the last round when its input ends', async () => {
  const url = await deviatingServer(api, (answer, { url: target }) => {
    if (isSuccess(answer, target, '/v1/accounts')) edit(answer, (body) => void (body['userId'] = 7));
  });
  const { child, until, ended } = watchCheck(url, 'getAccount', '--watch');
  await until('Enter repeats 1 operation.');
  child.stdin.end();
  expect(await ended).toBe(1);
}, 60_000);

test('--watch outlasts a server that is away, and checks everything once the token is accepted', async () => {
  let isAccepted = false;
  const deviate: Deviation = (answer, { signedIn }) => {
    if (signedIn && !isAccepted)
      Object.assign(answer, { status: 401, body: '{"error":{"code":"NoAccess","message":"No."}}' });
  };
  const { port } = new URL(await deviatingServer(api, deviate));
  const sockets: Socket[] = [];
  const front = createServer((socket) => {
    sockets.push(socket);
    pipeline(socket, connect(Number(port), '127.0.0.1'), socket, () => undefined);
  });
  onTestFinished(() => void front.close());
  await once(front.listen(0, '127.0.0.1'), 'listening');
  const address = front.address() as AddressInfo;
  const url = `http://127.0.0.1:${address.port}`;
  const { child, until, ended } = watchCheck(url, 'getAccount,getAccountResources', '--watch');
  await until('Enter starts the check again.');
  for (const socket of sockets) socket.destroy();
  await once(front.close(), 'close');
  child.stdin.write('\n');
  await until('cannot be reached');
  await until('Enter starts the check again.', 2);
  await once(front.listen(address.port, '127.0.0.1'), 'listening');
  isAccepted = true;
  child.stdin.write('\n');
  const out = await until('Enter repeats 2 operations.');
  expect(out).toContain('4 calls of 2 operations: 4 ok');
  child.stdin.end();
  expect(await ended).toBe(0);
}, 60_000);

test('--watch with seconds repeats without Enter', async () => {
  let signedInCalls = 0;
  const url = await deviatingServer(api, (answer, { url: target, signedIn }) => {
    if (signedIn) signedInCalls += 1;
    if (signedInCalls === 1 && isSuccess(answer, target, '/v1/accounts'))
      edit(answer, (body) => void (body['userId'] = 7));
  });
  const { child, until, ended } = watchCheck(url, 'getAccount', '--watch', '0.05');
  child.stdin.end();
  const out = await until('there is nothing left to watch');
  expect(out).toContain('Enter, or 0.05 s, repeats 1 operation.');
  expect(out).toContain('changed    getAccount: violation, now ok');
  expect(await ended).toBe(0);
}, 60_000);

const breakAccount: Deviation = (answer, { url }) => {
  if (isSuccess(answer, url, '/v1/accounts')) edit(answer, (body) => Object.assign(body, { userId: 7, shoeSize: 44 }));
};

test('json on stdout has the groups and every call', async () => {
  const { code, out, err } = await checkDeviating(breakAccount, 'account', '--format', 'json');
  const report = JSON.parse(out) as { groups: Group[]; results: { operation: string }[] };
  expect(report.groups.map(({ kind, cause, heading }) => [kind, cause, heading])).toEqual([
    ['violation', 'text-as-number', 'text sent as numbers: 1 place in 1 call'],
    ['warning', 'extra-property', 'extra properties: 1 place in 1 call'],
  ]);
  expect(report.results.map(({ operation }) => operation)).toContain('getAccountResources');
  expect(code).toBe(1);
  expect(err).toMatch(/1 with violations/);
}, 60_000);

test.each([
  ['junit', /^<\?xml [^]*<failure message="must be string, is number[^]*<\/testsuites>\n$/],
  ['markdown', /^# Contract check\n[^]*## violation: text sent as numbers: 1 place in 1 call/],
  ['html', /^<!doctype html>[^]*text sent as numbers: 1 place in 1 call[^]*<\/html>\n$/],
])(
  '%s is alone on stdout, and the summary on stderr',
  async (format, content) => {
    const { code, out, err } = await checkDeviating(breakAccount, 'account', '--format', format);
    expect([code, out]).toEqual([1, expect.stringMatching(content)]);
    expect(err).toMatch(/^\d+ calls of \d+ operations: .* 1 with violations/);
  },
  60_000,
);

test('--output writes the format to a file, and the text stays on stdout', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'contract-check-')), 'ci', 'junit.xml');
  const { code, out } = await checkDeviating(breakAccount, 'account', '--format', 'junit', '--output', file);
  expect(code).toBe(1);
  expect(readFileSync(file, 'utf8')).toContain('<testsuites ');
  expect(out).toContain(`written    ${file}`);
  expect(out).toContain('text sent as numbers: 1 place in 1 call');
  expect(out).not.toContain('<testsuites ');
  const refused = await checkDeviating(breakAccount, 'account', '--format', 'junit', '--output', tmpdir());
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('--output or --report: EISDIR')]);
}, 60_000);
