import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, resolve } from 'node:path';

/** The checks of `npm run check`, the slow ones first so that two cores finish together. */
export const CHECKS = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--format', 'unix'] },
  // The native compiler takes a third of the time; its program has the same name as that of the other, so it is named by its path.
  { name: 'types', command: ['node', 'node_modules/typescript-native/bin/tsc', '--noEmit'] },
  {
    name: 'format',
    command: ['prettier', '--check', '--cache', '--cache-location', '.cache/prettier', '--log-level', 'warn', '.'],
  },
  { name: 'dead code', command: ['knip', '--cache', '--cache-location', '.cache/knip', '--no-progress'] },
  {
    name: 'import rules',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', 'src', 'mocks', 'stories', '.storybook'],
  },
  { name: 'contract lint', command: ['redocly', 'lint', 'gleaner'] },
  { name: 'generated files', command: ['node', 'scripts/generate-contract.mjs', '--check'] },
  { name: 'literal text', command: ['i18next-cli', 'lint', '--quiet'] },
  { name: 'states', command: ['node', 'scripts/check-states.mjs'] },
  { name: 'language files', command: ['node', 'scripts/check-locales.mjs'] },
];

const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
const quiet = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_UPDATE_NOTIFIER: '1',
  NO_COLOR: '1',
};

/** Runs one program with the project's programs in PATH; gives its output (or shows it, with `show`), success and seconds. */
export function runProgram([program, ...args], { env = {}, show = false } = {}) {
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn(program, args, {
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...env, PATH },
    });
    let output = '';
    child.stdout?.on('data', (piece) => (output += piece));
    child.stderr?.on('data', (piece) => (output += piece));
    const end = (passed, more = '') =>
      done({ passed, output: output + more, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => end(false, String(error)));
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs every check, as many at once as there are cores (two at least), and prints what each found; gives the failed names. */
export async function runChecks() {
  const waiting = [...CHECKS];
  const failed = [];
  async function worker() {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { passed, output, seconds } = await runProgram(check.command, { env: quiet });
      console.log(`${passed ? 'ok    ' : 'FAILED'} ${check.name.padEnd(16)} ${seconds.toFixed(1)} s`);
      if (passed) continue;
      failed.push(check.name);
      console.log(`       ${check.command.join(' ')}\n${output.trim().replace(/^/gm, '       ')}\n`);
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, Math.min(4, availableParallelism())) }, worker));
  return failed;
}
