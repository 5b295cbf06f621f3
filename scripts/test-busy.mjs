// `npm run test:busy -- --times 5`: repeats all tests while every core is busy. A stopped series resumes.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { flags } from './lib/flags.mjs';
import { runProgram } from './checks/run-checks.mjs';

const FOLDER = 'reports/busy';
const REVISION = `${FOLDER}/revision.txt`;
const { times = '5' } = flags(process.argv.slice(2));

function revision() {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 }).stdout;
  const changes = git('diff', 'HEAD') + git('ls-files', '--others', '--exclude-standard');
  return `${git('rev-parse', 'HEAD').trim()} ${createHash('sha256').update(changes).digest('hex').slice(0, 12)}`;
}

const summaryOf = (run) => {
  const path = `${FOLDER}/${run}/summary.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
};

const currentRevision = revision();
if (!existsSync(REVISION) || readFileSync(REVISION, 'utf8') !== currentRevision)
  rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
writeFileSync(REVISION, currentRevision);

const loops = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
const endLoops = () => {
  for (const loop of loops) loop.kill('SIGKILL');
};
process.on('exit', endLoops);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

for (let run = 1; run <= Number(times); run++) {
  if (summaryOf(run)) continue;
  console.log(`\n==== busy run ${run} of ${times}`);
  rmSync('reports/summary.json', { force: true });
  await runProgram(['node', 'scripts/test.mjs'], { show: true });
  const reports = readdirSync('reports').filter((name) => name.endsWith('.json'));
  for (const name of reports) cpSync(`reports/${name}`, `${FOLDER}/${run}/${name}`);
}
endLoops();

let failed = 0;
console.log('');
for (let run = 1; run <= Number(times); run++) {
  const summary = summaryOf(run) ?? { passed: 0, failed: 1, steps: [] };
  failed += summary.failed;
  const times = summary.steps.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ');
  console.log(`busy run ${run}: ${summary.passed} passed, ${summary.failed} failed (${times})`);
  for (const { name, failures = [] } of summary.steps)
    for (const failure of failures) console.log(`  ${name}: ${failure}`);
}
process.exitCode = failed ? 1 : 0;
