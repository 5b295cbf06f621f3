// `npm start`: builds the demo when a source is newer, and serves it. Takes Vite's arguments.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { preview } from 'vite';
import { flags } from './lib/flags.mjs';
import { runProgram } from './checks/run-checks.mjs';
import { newestFileTime } from './lib/newest-file.mjs';

const BUILT = 'dist-demo/index.html';
const STAMP = '.cache/demo-build.json';
const SOURCES = ['src', 'mocks', 'locales', 'public', 'index.html', 'vite.config.ts', '.env.mock', 'package-lock.json'];

const say = (text) => console.log(`[gleaner] ${text}`);

async function ensureBuild() {
  const settings = JSON.stringify(Object.entries(process.env).filter(([name]) => name.startsWith('VITE_')));
  const last = existsSync(BUILT) && existsSync(STAMP) ? JSON.parse(readFileSync(STAMP, 'utf8')) : undefined;
  if (last?.settings === settings && last.began >= newestFileTime(SOURCES)) return;
  const began = Date.now();
  say('Building the demo. This takes a few seconds.');
  const build = await runProgram(['vite', 'build', '--mode', 'mock', '--logLevel', 'warn']);
  if (!build.passed) {
    console.error(build.output);
    process.exit(1);
  }
  say(`Built in ${build.seconds.toFixed(0)} s.`);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ began, settings }));
}

const { port = 5173, host = 'localhost', open = false } = flags(process.argv.slice(2));
await ensureBuild();
const server = await preview({ mode: 'mock', preview: { port: Number(port), host, open } });
const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
console.log(`\n  Gleaner's demo runs at ${address}`);
if (existsSync('storybook-static/index.html') && process.env.VITE_STORYBOOK_URL === undefined)
  console.log(`  Its Storybook is at ${address}storybook/`);
console.log('  The backend is emulated in the browser: nothing leaves this machine. Ctrl+C stops it.\n');
