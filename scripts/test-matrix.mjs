// `npm run test:matrix`: tests that are too slow for every push (record 70; docs/commands.md).
//   npm run test:matrix -- [--themes light,dark] [--languages de-DE,ja-JP] [--only crawl|find|guide|input|properties|widths]
//                          [--widths 375,768,1140]
import { globSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { flags } from './lib/flags.mjs';
import { countPlaywright, countVitest } from './checks/report-counts.mjs';
import { runProgram } from './checks/run-checks.mjs';
import { STORY_ENV } from './test-stories.mjs';

const chosen = flags(process.argv.slice(2));
const only = chosen.only;
const list = (value, all) => (typeof value === 'string' ? value.split(',') : all);
const themes = only !== undefined ? [] : list(chosen.themes, ['light', 'dark']);
const languages = list(chosen.languages, readdirSync('locales'));

mkdirSync('reports/matrix', { recursive: true });
const total = { passed: 0, failed: 0 };
for (const theme of themes)
  for (const language of languages) {
    const path = `reports/matrix/${theme}-${language}.json`;
    const { passed, output } = await runProgram(
      ['vitest', 'run', '--project', 'stories', '--reporter=dot', '--reporter=json', `--outputFile.json=${path}`],
      {
        env: {
          ...STORY_ENV,
          STORY_GLOBALS: JSON.stringify({ theme, language }),
          STORY_PLAY: language === 'en-US' ? 'on' : 'off',
        },
      },
    );
    const count = countVitest(path, passed);
    if (count.failed) console.log(output);
    console.log(
      `${count.failed ? 'FAILED' : 'ok    '} ${theme} ${language}: ${count.passed} passed, ${count.failed} failed`,
    );
    total.passed += count.passed;
    total.failed += count.failed;
  }
if (only === undefined || only === 'widths')
  for (const width of list(chosen.widths, ['375', '768', '1140']))
    await runTests(`width-${width}`, ['--project', 'stories'], {
      ...STORY_ENV,
      STORY_WIDTH: width,
      STORY_PLAY: 'off',
    });
if (only === undefined || only === 'crawl') {
  const path = 'reports/matrix/crawl.json';
  const builds = [];
  for (const mode of ['mock', 'live'])
    builds.push(await runProgram(['vite', 'build', '--mode', mode, '--logLevel', 'warn']));
  const isBuilt = builds.every(({ passed }) => passed);
  if (!isBuilt) console.log(builds.map(({ output }) => output).join('\n'));
  const run = isBuilt && (await runProgram(['playwright', 'test'], { env: { CRAWL: 'wide' }, show: true })).passed;
  const count = countPlaywright(path, run);
  console.log(`${count.failed ? 'FAILED' : 'ok    '} crawl: ${count.passed} passed, ${count.failed} failed`);
  total.passed += count.passed;
  total.failed += count.failed;
}
async function runTests(name, args, env) {
  const path = `reports/matrix/${name}.json`;
  const { passed, output } = await runProgram(
    ['vitest', 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${path}`],
    { env },
  );
  const count = countVitest(path, passed);
  if (count.failed) console.log(output);
  console.log(`${count.failed ? 'FAILED' : 'ok    '} ${name}: ${count.passed} passed, ${count.failed} failed`);
  total.passed += count.passed;
  total.failed += count.failed;
}
if (only === undefined || only === 'properties') {
  const files = globSync('{src,mocks,tests}/**/*.test.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes('fixtures/fast-check'),
  );
  await runTests('properties', files, { PROPERTY_SEED: 'random' });
}
if (only === undefined || only === 'input')
  await runTests('input', ['--project', 'dom', 'src/app/fast-input.test.tsx'], { ROUNDS: '16' });
if (only === undefined || only === 'guide')
  await runTests('guide', ['--project', 'unit', 'tests/matrix'], { MATRIX: '1' });
if (only === undefined || only === 'find') {
  const { passed } = await runProgram(['node', 'scripts/atlas-find.mjs'], { show: true });
  console.log(`${passed ? 'ok    ' : 'FAILED'} find`);
  total[passed ? 'passed' : 'failed'] += 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
