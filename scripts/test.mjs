// `npm test`: every check and every test, one after the other (two browsers at once starve each other on two cores).
// It goes on after a failure, leaves reports/*.json and ends with `N passed, N failed`.
//   npm test -- --only stories,e2e     runs the named steps alone
import { mkdirSync, rmSync } from 'node:fs';
import { flags } from './flags.mjs';
import { countPlaywright, countVitest, failuresOfPlaywright, failuresOfVitest } from './report-counts.mjs';
import { CHECKS, runChecks, runProgram } from './run-checks.mjs';
import { storyGuard } from './story-count.mjs';
import { STORY_ENV } from './test-stories.mjs';

const report = (name) => `reports/${name}.json`;

/** A run of Vitest over some projects: its tests are counted from its report. */
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
    return { ...countVitest(report(name), passed), failures: failuresOfVitest(report(name)) };
  };
}

async function playwright() {
  rmSync(report('playwright'), { force: true });
  const { passed } = await runProgram(['playwright', 'test'], { show: true });
  return { ...countPlaywright(report('playwright'), passed), failures: failuresOfPlaywright(report('playwright')) };
}

/** A program that counts as one check; its output shows when it fails. */
function one(command) {
  return async () => {
    const { passed, output } = await runProgram(command);
    if (!passed) console.log(output);
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
  };
}

async function checks() {
  const failed = await runChecks();
  return { passed: CHECKS.length - failed.length, failed: failed.length };
}

const steps = [
  ['check', checks],
  ['unit', vitest('unit', ['--project', 'pure', '--project', 'unit', '--project', 'dom'])],
  ['stories', vitest('stories', ['--project', 'stories'], STORY_ENV)],
  ['storybook', one(['storybook', 'build', '--quiet', '--disable-telemetry'])],
  ['storybook path', one(['node', 'scripts/check-storybook.mjs'])],
  ['story count', () => storyGuard(report('stories'))],
  ['build', one(['vite', 'build', '--mode', 'live'])],
  ['demo build', one(['vite', 'build', '--mode', 'mock'])],
  ['e2e', playwright],
];

const { only } = flags(process.argv.slice(2));
const wanted = typeof only === 'string' ? only.split(',') : undefined;
const unknown = wanted?.filter((name) => !steps.some(([step]) => step === name)) ?? [];
if (unknown.length) throw new Error(`no step ${unknown.join(', ')}; known: ${steps.map(([name]) => name).join(', ')}`);

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
// By name once more, next to the summary: of a long log often only the end is kept.
const failures = results.flatMap(({ name, failures = [] }) => failures.map((failure) => `${name}: ${failure}`));
console.log(failures.length ? `\n== failed\n${failures.join('\n')}\n` : '');
for (const { name, passed, failed, seconds } of results)
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name.padEnd(16)} ${passed} passed, ${failed} failed, ${seconds} s`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') ? 1 : 0;
