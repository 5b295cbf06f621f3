import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guideCommands, guideMiddleware, printedBelow, type GuideBlock } from '#tests/fixtures/integration-guide';

const COPIED =
  '.env.live .env.mock index.html locales mocks openapi package-lock.json package.json public scripts src tsconfig.json vite.config.ts';
const commands = guideCommands.filter(({ marks }) => !marks.includes('by-hand'));
const folder = mkdtempSync(join(tmpdir(), 'integration-guide-'));
const outputs: string[] = [];
const running: ChildProcess[] = [];
let environment: Record<string, string> = {};
let step = '';

const account = {
  userId: 'kiln-7',
  email: 'ada@kiln.example',
  userName: 'ada',
  accountLevel: 2,
  actionStatus: 0,
  extractInfo: null,
  avatar: null,
  language: 'de-DE',
  isLevelExpired: false,
  totalBalance: 12.5,
  warehouse: 'north',
};
const kinds = { items: [{ kindId: 7, kindName: 'Pottery', slug: 'pottery' }] };
const preflights: string[] = [];
const allowOrigin = guideMiddleware();

const api = createServer((request, response) => {
  const { method = '', url, headers } = request;
  if (method === 'OPTIONS') preflights.push(`${headers['access-control-request-method']} ${url}`);
  allowOrigin(request, response, () => {
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    const call = `${method} ${url}`;
    if (call === 'POST /v1/session') {
      let body = '';
      request.on('data', (piece: Buffer) => (body += piece.toString()));
      request.on('end', () => {
        const isKnown = body === '{"loginType":"Email","account":"ada@kiln.example","password":"glaze & fire"}';
        if (isKnown) reply(200, { token: 'kiln-session', expiresAt: '2027-01-01T00:00:00Z', keepSignedIn: false });
        else reply(401, { error: { code: 'WrongPassword', message: 'No.' } });
      });
    } else if (call === 'GET /v1/templateKinds') reply(200, kinds);
    else if (headers.authorization !== 'Bearer kiln-session')
      reply(401, { error: { code: 'NoSession', message: 'Sign in.' } });
    else if (call === 'GET /v1/accounts') reply(200, account);
    else reply(404, { error: { code: 'NotFound', message: 'There is no such thing.' } });
  });
});

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return String((server.address() as AddressInfo).port);
}

async function freePort(): Promise<string> {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), 'close');
  return port;
}

beforeAll(async () => {
  for (const name of COPIED.split(' ')) cpSync(name, join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.vite')))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  environment = {
    PATH: `${resolve('node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
    HOME: process.env['HOME'] ?? folder,
    NO_COLOR: '1',
    API: `http://127.0.0.1:${await listen(api)}`,
    ACCOUNT: 'ada@kiln.example',
    PASSWORD: 'glaze & fire',
    APP_PORT: await freePort(),
    MOCK_PORT: await freePort(),
  };
}, 120_000);

afterAll(async () => {
  await endRunning();
  api.close();
  api.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function endRunning(): Promise<void> {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null) continue;
    const ended = once(child, 'close');
    process.kill(-child.pid!, 'SIGINT');
    await ended;
  }
}

function pattern(text: string, end: string): RegExp {
  const lines = text.trimEnd().split('\n');
  const parts = lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    if (line === '…') return isLast ? '[^]*' : String.raw`(?:.*\n)*`;
    return (
      line.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('…', '.*') + (isLast ? '' : String.raw`\n`)
    );
  });
  return new RegExp(`^${parts.join('')}${end}`);
}

const start = (script: string): ChildProcess =>
  spawn('bash', ['-c', `exec 2>&1\n${script}`], {
    cwd: folder,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });

async function keepRunning({ text }: GuideBlock, expected: RegExp): Promise<string> {
  const child = start(text);
  running.push(child);
  let output = '';
  await new Promise<void>((done) => {
    child.once('close', () => done());
    child.stdout!.on('data', (piece: Buffer) => {
      output += stripVTControlCharacters(piece.toString());
      if (expected.test(output)) done();
    });
  });
  return output;
}

async function runToEnd({ text }: GuideBlock): Promise<string> {
  const child = start(`${text}\ncode=$?; env -0 >&3; exit $code`);
  let output = '';
  let variables = '';
  child.stdout!.on('data', (piece: Buffer) => (output += piece.toString()));
  child.stdio[3]!.on('data', (piece: Buffer) => (variables += piece.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
  environment = Object.fromEntries(
    variables.split('\0').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  return stripVTControlCharacters(output);
}

test.each(commands.map((command) => [`${command.step}: ${command.text.split('\n')[0]}`, command] as const))(
  '%s',
  async (_, command) => {
    if (command.step !== step) await endRunning();
    step = command.step;
    const expected = printedBelow(command) ?? '';
    const keepsRunning = command.marks.includes('keeps-running');
    const output = keepsRunning ? await keepRunning(command, pattern(expected, '')) : await runToEnd(command);
    outputs.push(output);
    expect(output).toMatch(pattern(expected, keepsRunning ? '' : String.raw`\n?$`));
  },
  300_000,
);

const outputOf = (part: string): string => outputs[commands.findIndex(({ text }) => text.includes(part))] ?? '';

test('what the guide tolerates is a warning', () => {
  const output = outputOf('--only getAccount,listTemplateKinds');
  expect(output).toContain("the property 'warehouse' is not in the contract");
  expect(output).toContain('warning    optional properties that are missing');
  expect(output).not.toContain('violation  ');
});

test('a check of every call ends with 1 when there are violations', () => {
  for (const output of [outputOf('--token "$TOKEN" --report'), outputOf('--unsafe')]) {
    expect(output).toMatch(/, [1-9]\d* with violations/);
    expect(output).toMatch(/^exit code 1$/m);
  }
});

test('the step about origins sends a preflight', () => {
  expect(preflights).toEqual(['GET /v1/accounts']);
});
