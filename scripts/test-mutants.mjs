// `npm run test:mutants`: changes the code in small ways; lists the changes that no test notices in reports/mutation.json.
//   npm run test:mutants -- [--only domain,lib,api,mocks] [--files 'src/domain/money*'] [--seed 7]
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { flags } from './lib/flags.mjs';
import { keptResults, sampleOf } from './mutants/sample.mjs';

const REPORT = 'reports/mutation.json';
const INCREMENTAL = 'reports/stryker-incremental.json';
const THRESHOLD = 85;
const SAMPLE = 1000;
const GROUP = 8;
const folders = {
  domain: { code: 'src/domain/**/*.ts', tests: ['src/domain/**'] },
  lib: { code: 'src/lib/**/*.ts', tests: ['src/lib/**'], testTimeout: 8000 },
  api: { code: 'src/api/**/*.ts', tests: ['src/api/**'], testTimeout: 4000 },
  mocks: { code: 'mocks/{handlers,simulation}/**/*.ts', tests: ['mocks/**', 'tests/contract/**'], sampled: true },
};

const chosen = flags(process.argv.slice(2));
const wanted = typeof chosen.files === 'string' ? new Set(globSync(chosen.files).map(slashes)) : undefined;
const only = typeof chosen.only === 'string' ? chosen.only.split(',') : Object.keys(folders);
const seed = String(chosen.seed ?? Date.now() % 100_000);
const equivalents = JSON.parse(readFileSync('tests/mutants/equivalents.json', 'utf8'));
const unknown = only.filter((name) => !(name in folders));
if (unknown.length > 0) throw new Error(`Unknown folder: ${unknown.join(', ')}`);

function slashes(path) {
  return path.replaceAll('\\', '/');
}

const oneLine = (text) => text.replaceAll(/\s+/g, ' ');

const isCode = (file) => !/(?:\.(?:test|gen|d)|mocks\/handlers\/\w+-calls)\.ts$/.test(file);

function describe(mutant) {
  const file = slashes(relative('.', mutant.fileName));
  const { line } = mutant.location.start;
  return {
    file,
    line,
    mutator: mutant.mutatorName,
    replacement: mutant.replacement,
    code: readFileSync(file, 'utf8').split('\n')[line - 1].trim(),
    status: mutant.status,
  };
}

const isMissed = ({ status }) => status === 'Survived' || status === 'NoCoverage';
const isSame = (mutant, listed) =>
  ['file', 'mutator', 'code', 'replacement'].every((field) => mutant[field] === listed[field]);

/** A listed equivalent that a test kills, or that no longer exists, fails the run. */
function wrongEquivalents(mutants) {
  const files = new Set(mutants.map(({ file }) => file));
  return equivalents.filter(
    (listed) => files.has(listed.file) && !mutants.some((mutant) => isMissed(mutant) && isSame(mutant, listed)),
  );
}

function rowOf(folder, mutants) {
  const counted = mutants.filter(
    (mutant) => !(isMissed(mutant) && equivalents.some((listed) => isSame(mutant, listed))),
  );
  const count = (status) => counted.filter((mutant) => mutant.status === status).length;
  const [killed, survived, timeout, noCoverage] = ['Killed', 'Survived', 'Timeout', 'NoCoverage'].map(count);
  const total = killed + survived + timeout + noCoverage;
  const score = total === 0 ? 100 : Math.round((1000 * (killed + timeout)) / total) / 10;
  return {
    folder,
    files: new Set(mutants.map(({ file }) => file)).size,
    killed,
    survived,
    timeout,
    noCoverage,
    equivalent: mutants.length - counted.length,
    score,
    survivors: counted.filter(isMissed),
  };
}

/** Stryker does not see that a new test covers a static mutant, so a static survivor is tried again. */
function forgetStaticSurvivors(files) {
  if (!existsSync(INCREMENTAL)) return;
  const report = JSON.parse(readFileSync(INCREMENTAL, 'utf8'));
  for (const [file, found] of Object.entries(report.files))
    if (files.includes(file)) found.mutants = found.mutants.filter((mutant) => !(mutant.static && isMissed(mutant)));
  writeFileSync(INCREMENTAL, JSON.stringify(report));
}

/** Stryker takes what `beforeAll` runs for static. */
const startsOutsideTests = (file) => /beforeAll\(|generated-requests/.test(readFileSync(file, 'utf8'));

async function run(files, { tests, sampled, testTimeout = 120_000 }) {
  forgetStaticSurvivors(files);
  process.env.MUTANT_TESTS = JSON.stringify(tests);
  process.env.MUTANT_EXCLUDED = JSON.stringify(
    sampled ? globSync(tests.map((folder) => `${folder}/*.test.ts`)).filter(startsOutsideTests) : [],
  );
  process.env.MUTANT_TIMEOUT = String(testTimeout);
  process.env.MUTANT_SEED = seed;
  process.env.MUTANT_SAMPLE = String(SAMPLE);
  process.env.MUTANT_RESULTS = resolve(`reports/mutants-${seed}.jsonl`);
  const options = {
    mutate: files,
    ...(sampled
      ? {
          checkers: ['sample'],
          incremental: false,
          // A static mutant needs all tests in a new process.
          ignoreStatic: true,
          reporters: ['progress-append-only', 'sample'],
        }
      : {}),
  };
  const found = await new Stryker(options).runMutationTest().catch((error) => {
    console.log(`${sampled ? 'mocks' : files.join(', ')}: ${error.message}`);
    failed += 1;
    return [];
  });
  const mutants = found.filter(({ fileName }) => files.includes(slashes(relative('.', fileName))));
  if (!sampled) return mutants.map(describe);
  const { statusOf } = keptResults(process.env.MUTANT_RESULTS);
  const counted = mutants.filter(({ status }) => status !== 'Ignored');
  console.log(`mocks: ${mutants.length - counted.length} mutants of constants ignored`);
  return sampleOf(counted, SAMPLE, seed).map((mutant) =>
    describe({ ...mutant, status: statusOf(mutant) ?? mutant.status }),
  );
}

let failed = 0;
const percent = ({ score, killed, timeout, survived, noCoverage }) =>
  `${score} % (${killed + timeout} killed, ${survived} survived, ${noCoverage} without a test)`;

mkdirSync('reports', { recursive: true });
for (const name of only) {
  const folder = folders[name];
  const files = globSync(folder.code)
    .map(slashes)
    .filter((file) => isCode(file) && (wanted?.has(file) ?? true))
    .toSorted();
  if (files.length === 0) continue;
  if (folder.sampled) console.log(`mocks: ${SAMPLE} mutants, --seed ${seed} repeats and resumes them`);
  const mutants = [];
  // A group at a time: an interrupted run keeps its results.
  for (let at = 0; at < files.length; at += folder.sampled ? files.length : GROUP) {
    const group = folder.sampled ? files : files.slice(at, at + GROUP);
    const found = await run(group, folder);
    mutants.push(...found);
    if (folder.sampled) continue;
    for (const [file, own] of Map.groupBy(found, (mutant) => mutant.file))
      console.log(`${file}: ${percent(rowOf(name, own))}`);
  }
  const row = rowOf(name, mutants);
  const wrong = wrongEquivalents(folder.sampled ? [] : mutants);
  for (const { file, code, replacement } of wrong)
    console.log(`Not equivalent: ${file} ${code} => ${oneLine(replacement)}`);
  for (const { file, line, mutator, code, replacement } of wanted ? row.survivors : [])
    console.log(`  ${file}:${line} ${mutator} ${code} => ${oneLine(replacement)}`);
  const passed = row.score >= THRESHOLD && wrong.length === 0;
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}: ${percent(row)}`);
  failed += passed ? 0 : 1;
  if (wanted) continue;
  const others = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')).filter((r) => r.folder !== name) : [];
  writeFileSync(REPORT, `${JSON.stringify([...others, row], null, 2)}\n`);
}
process.exitCode = failed > 0 ? 1 : 0;
