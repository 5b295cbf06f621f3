#!/usr/bin/env node
// Entry point on a new machine; needs only Node 20.
//   node scripts/bootstrap.mjs start|test [arguments for the command]
// Installs missing packages (for `test` a browser too), then runs the command with the project's Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';
const [command = '', ...rest] = process.argv.slice(2);
const COMMANDS = { start: 'scripts/start.mjs', test: 'scripts/test.mjs' };

const say = (text) => console.log(`[gleaner] ${text}`);

function giveUp(what, help) {
  console.error(`\n[gleaner] Could not ${what}.`);
  for (const line of help) console.error(`          ${line}`);
  process.exit(1);
}

function run(program, args, extra = {}) {
  const result = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    ...extra,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra.env },
  });
  return result.status === 0;
}

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

function firstDifference() {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {};
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages;
  if (!installed) return 'node_modules';
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = installed[path];
    if (found ? found.version !== entry.version : !entry.optional && !entry.devOptional) return path;
  }
  return Object.keys(installed).find((path) => !(path in wanted));
}

function ensurePackages() {
  const missing = firstDifference();
  if (!missing) return;
  say(`Installing packages (${missing} is missing or differs from package-lock.json). This takes a minute or two.`);
  if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'])) return;
  giveUp('install the packages with `npm ci`', [
    "npm's messages above say why: most often the registry cannot be reached.",
    'Behind a proxy or a mirror: npm config set registry <address>, npm config set proxy <address>. Then run this again.',
  ]);
}

function ensureNode() {
  const projectNode = join(bin, windows ? 'node.cmd' : 'node');
  const version = () => {
    const result = spawnSync(projectNode, ['--version'], { encoding: 'utf8', shell: windows });
    return Number(/^v(\d+)/.exec(result.stdout ?? '')?.[1] ?? 0);
  };
  if (version() >= 24) return projectNode;
  say("Setting up the project's own Node.");
  run('npm', ['rebuild', 'node']);
  if (version() >= 24) return projectNode;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return giveUp("set up Node 24 from the npm package 'node'", [
    'npm may be set to skip install scripts (npm config get ignore-scripts): allow them and run `npm rebuild node`.',
    'Or install Node 24 on this machine and run this again.',
  ]);
}

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) giveUp(`run on Node ${process.versions.node}`, ['Node 20 or newer is needed: https://nodejs.org']);
if (!(command in COMMANDS)) giveUp(`do '${command}'`, [`Known: ${Object.keys(COMMANDS).join(', ')}.`]);

ensurePackages();
const node = ensureNode();
const script = join(root, COMMANDS[command]);
if (command === 'test' && !run(node, [join(root, 'scripts/lib/ensure-browser.ts')])) process.exit(1);
const hasScreen =
  process.stdout.isTTY &&
  !process.env.CI &&
  (process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
const openFlags = command === 'start' && hasScreen && !rest.includes('--no-open') ? ['--open'] : [];
const passed = rest.filter((flag) => flag !== '--no-open');
process.exit(run(node, [script, ...openFlags, ...passed]) ? 0 : 1);
