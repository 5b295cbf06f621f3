// `npm test`: all checks and tests. Continues after a failure and writes reports/*.json.
//   npm test -- --only stories,e2e
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { flags } from './lib/flags.mjs';
import {
  countPlaywright,
  countVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  fileTimesOfPlaywright,
  fileTimesOfVitest,
} from './checks/report-counts.mjs';
import { checkJobs, runJobs, runProgram } from './checks/run-checks.mjs';
import { storyGuard } from './checks/story-count.mjs';
import { STORY_ENV } from './test-stories.mjs';

const report = (name) => `reports/${name}.json`;

function vitest(name, args, env) {
  return async () => {
    rmSync(report(name), { force: true });
    const run = [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report(name)}`,
      ...args,
    ];
    const { passed } = await runProgram(run, { show: true, env });
    return {
      ...countVitest(report(name), passed),
      failures: failuresOfVitest(report(name)),
      files: fileTimesOfVitest(report(name)),
    };
  };
}

async function playwright() {
  const name = 'playwright';
  rmSync(report(name), { force: true });
  const { passed } = await runProgram(['playwright', 'test'], { show: true });
  return {
    ...countPlaywright(report(name), passed),
    failures: failuresOfPlaywright(report(name)),
    files: fileTimesOfPlaywright(report(name)),
  };
}

async function checksAndBuilds() {
  const failures = await runJobs([...BUILDS, ...checkJobs]);
  return { passed: BUILDS.length + checkJobs.length - failures.length, failed: failures.length, failures };
}

const BUILDS = [
  {
    name: 'storybook',
    commands: [
      ['storybook', 'build', '--quiet', '--disable-telemetry'],
      ['node', 'scripts/checks/check-storybook.mjs'],
    ],
  },
  { name: 'demo build', commands: [['vite', 'build', '--mode', 'mock', '--logLevel', 'warn']] },
  { name: 'live build', commands: [['vite', 'build', '--mode', 'live', '--logLevel', 'warn']] },
];

const { only } = flags(process.argv.slice(2));
const wanted = typeof only === 'string' ? only.split(',') : undefined;
/** The budgets of the unit tests read these builds, and make their own otherwise. */
const BUILT_ENV = wanted === undefined || wanted.includes('builds') ? { GLEANER_BUILT: 'yes' } : {};

const steps = [
  ['builds', checksAndBuilds],
  ['unit', vitest('unit', ['--project', 'pure', '--project', 'unit', '--project', 'dom*'], BUILT_ENV)],
  ['stories', vitest('stories', ['--project', 'stories'], { ...STORY_ENV, STORY_AXE: 'titles' })],
  ['story count', () => storyGuard(report('stories'))],
  ['e2e', playwright],
];

const unknown = wanted?.filter((name) => !steps.some(([step]) => step === name)) ?? [];
if (unknown.length)
  throw new Error(`unknown step ${unknown.join(', ')}; known: ${steps.map(([name]) => name).join(', ')}`);

mkdirSync('reports', { recursive: true });
const results = [];
for (const [name, step] of steps) {
  if (wanted && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  const started = performance.now();
  const result = await step();
  results.push({ name, ...result, seconds: Math.round((performance.now() - started) / 1000) });
}

const sum = (field) => results.reduce((total, result) => total + result[field], 0);
writeFileSync(report('summary'), JSON.stringify({ passed: sum('passed'), failed: sum('failed'), steps: results }));
for (const { name, files = [] } of results) {
  if (files.length) console.log(`\n== the slowest files of ${name}`);
  for (const { file, seconds } of files.slice(0, 10)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
}
const failures = results.flatMap(({ name, failures = [] }) => failures.map((failure) => `${name}: ${failure}`));
console.log(failures.length ? `\n== failed\n${failures.join('\n')}\n` : '');
for (const { name, passed, failed, seconds } of results)
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name.padEnd(12)} ${passed} passed, ${failed} failed, ${seconds} s`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') ? 1 : 0;
