import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, resolve } from 'node:path';

/** Slow jobs first, so that two cores finish together. */
export const checkJobs = [
  // Lint and types share one compiler program; a second one takes 30 s.
  { name: 'lint and types', commands: [['cmk'], ['oxlint', '--type-aware', '--type-check', '--format', 'unix']] },
  { name: 'dead code', commands: [['knip', '--cache', '--cache-location', '.cache/knip', '--no-progress']] },
  {
    name: 'import rules',
    commands: [['depcruise', '--config', '.dependency-cruiser.mjs', 'src', 'mocks', 'stories', '.storybook']],
  },
  { name: 'contract lint', commands: [['redocly', 'lint', 'gleaner']] },
  { name: 'generated files', commands: [['node', 'scripts/generate-contract.mjs', '--check']] },
  { name: 'literal text', commands: [['i18next-cli', 'lint', '--quiet']] },
  { name: 'states', commands: [['node', 'scripts/checks/check-states.mjs']] },
  { name: 'licenses', commands: [['node', 'scripts/licenses.ts', '--check']] },
  { name: 'format', commands: [['oxfmt', '--check']] },
  { name: 'language files', commands: [['node', 'scripts/checks/check-locales.mjs']] },
  { name: 'plain English', commands: [['node', 'scripts/checks/check-prose.mjs']] },
  { name: 'commit messages', commands: [['node', 'scripts/checks/commit-messages.mjs']] },
];

const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
const quiet = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_UPDATE_NOTIFIER: '1',
  NO_COLOR: '1',
};

export function runProgram([program, ...args], { env = {}, show = false, cwd } = {}) {
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
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

export async function runJobs(jobs) {
  const waiting = [...jobs];
  const failed = [];
  async function worker() {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const started = performance.now();
      let result = { passed: true, output: '' };
      for (const command of job.commands) {
        result = { ...(await runProgram(command, { env: quiet })), command };
        if (!result.passed) break;
      }
      const seconds = (performance.now() - started) / 1000;
      console.log(`${result.passed ? 'ok    ' : 'FAILED'} ${job.name.padEnd(16)} ${seconds.toFixed(1)} s`);
      if (result.passed) continue;
      failed.push(job.name);
      console.log(`       ${result.command.join(' ')}\n${result.output.trim().replace(/^/gm, '       ')}\n`);
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, Math.min(4, availableParallelism())) }, worker));
  return failed;
}
