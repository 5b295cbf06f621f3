import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

// A dev server on a copy, which prints its messages and the processor milliseconds used.
const SERVER_SCRIPT = `
import { createServer } from 'vite';
const work = () => (({ user, system }) => (user + system) / 1000)(process.cpuUsage());
const server = await createServer({ mode: 'mock', logLevel: 'silent', server: { port: 0, host: '127.0.0.1' }, optimizeDeps: { noDiscovery: true, include: [] } });
const watching = new Promise((wake) => server.watcher.once('ready', wake));
const send = server.ws.send.bind(server.ws);
server.ws.send = (message, ...rest) => {
  if (typeof message === 'object') console.log('@' + JSON.stringify({ type: message.type, work: work(), text: (message.err?.message ?? '') + '\\n' + (message.err?.stack ?? '') }));
  return send(message, ...rest);
};
await server.listen();
await watching;
setInterval(() => console.log('@' + JSON.stringify({ type: 'idle', work: work(), text: '' })), 100);
console.log('@' + JSON.stringify({ type: 'ready', work: work(), text: '' }));
process.on('SIGTERM', () => process.exit(0));
`;

interface ServerMessage {
  readonly type: string;
  readonly work: number;
  readonly text: string;
}

const copy = mkdtempSync(join(tmpdir(), 'gleaner-loop-'));
const messages: ServerMessage[] = [];
let child: ChildProcess;
let tries = 0;

beforeAll(async () => {
  for (const name of [
    'openapi',
    'scripts',
    'src',
    'mocks',
    'locales',
    'public',
    'index.html',
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
    'redocly.yaml',
    '.env.mock',
  ]) {
    cpSync(name, join(copy, name), { recursive: true });
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.cache' && !entry.startsWith('.vite'))) {
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name));
  }
  writeFileSync(join(copy, 'driver.mjs'), SERVER_SCRIPT);
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  child = spawn(process.execPath, ['driver.mjs'], { cwd: copy, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let partialLine = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (partialLine + text).split('\n');
    partialLine = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('@')) messages.push(JSON.parse(line.slice(1)) as ServerMessage);
  });
  await next('ready', 30_000);
}, 60_000);

afterAll(async () => {
  if (child.exitCode === null) {
    const ended = new Promise((wake) => child.once('exit', wake));
    child.kill();
    await ended;
  }
  rmSync(copy, { recursive: true, force: true });
});

const save = (file: string, change: (text: string) => string): number => {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  const workBefore = messages.at(-1)?.work ?? 0;
  messages.length = 0;
  writeFileSync(path, after);
  return workBefore;
};
const next = (type: string, timeout: number) =>
  vi.waitFor(
    () => {
      const found = messages.find((entry) => entry.type === type);
      if (!found) throw new Error(`no ${type} yet`);
      return found;
    },
    { timeout, interval: 25 },
  );

describe('saving a contract file under the dev server', () => {
  test('regenerates the types, reloads the page within two seconds and then reports type errors', async () => {
    const name = `taskTitle${(tries += 1)}`;
    const before = save('openapi/schemas/tasks.yaml', (text) =>
      text.replace(/^(\s+)(taskName|taskTitle\d+):/m, `$1${name}:`),
    );
    const reload = await next('full-reload', 20_000);
    expect(readFileSync(join(copy, 'src/contract/api.gen.ts'), 'utf8')).toContain(name);
    const times = [reload.work - before];
    // Simulates an editor that saves twice, while the type check runs.
    const [now, path] = [new Date(), join(copy, 'openapi/schemas/tasks.yaml')];
    utimesSync(path, now, now);
    const report = await next('error', 60_000);
    expect(report.text).toMatch(/mocks\/handlers\/[\w-]+\.ts:\d+/);
    expect(report.text).toContain('taskName');
    // The least processor time of three, since other tests share the cores.
    for (const note of ['A first note.', 'A second note.']) {
      const workBefore = save('openapi/schemas/tasks.yaml', (text) =>
        text.replace(/^(\s+description: )(?=[A-Z])/m, `$1${note} `),
      );
      times.push((await next('full-reload', 20_000)).work - workBefore);
    }
    expect(Math.min(...times)).toBeLessThan(2000);
  }, 80_000);

  test('an unreadable file is reported, and no types are written', async () => {
    const types = readFileSync(join(copy, 'src/contract/api.gen.ts'), 'utf8');
    save('openapi/schemas/tasks.yaml', (text) => `${text}\n bad: [`);
    const report = await next('error', 10_000);
    expect(report.text).toContain('tasks.yaml cannot be read');
    expect(readFileSync(join(copy, 'src/contract/api.gen.ts'), 'utf8')).toBe(types);
  }, 20_000);
});
