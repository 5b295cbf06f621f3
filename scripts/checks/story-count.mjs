// Without a literal `meta.story(...)` a story is no test, and nothing says so.
//   node scripts/checks/story-count.mjs            after build-storybook and the story run
//   node scripts/checks/story-count.mjs --write    stores the number as the minimum
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { compareStories, readStates, storiesOfIndex } from './states.mjs';

const COUNT_FILE = '.ci/story-count.txt';
const INDEX = 'storybook-static/index.json';

export function storyGuard(reportPath) {
  if (!existsSync(INDEX) || !existsSync(reportPath)) {
    console.log(`${existsSync(INDEX) ? reportPath : INDEX} is missing`);
    return { passed: 0, failed: 3 };
  }
  const stories = storiesOfIndex(INDEX);
  const built = stories.length;
  const minimum = Number(readFileSync(COUNT_FILE, 'utf8'));
  const report = JSON.parse(readFileSync(reportPath, 'utf8'));
  const ran = report.numPassedTests + report.numFailedTests;
  const problems = [];
  if (built < minimum) problems.push(`${built} stories are built, ${minimum} were there before (${COUNT_FILE})`);
  if (ran !== built) problems.push(`${built} stories are built, ${ran} were tested`);
  const unlisted = compareStories(readStates(), stories);
  if (unlisted.length) problems.push(unlisted.join('\n'));
  console.log(problems.length ? problems.join('\n') : `${built} stories, all tested; at least ${minimum} required`);
  return { passed: 3 - problems.length, failed: problems.length };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--write')) writeFileSync(COUNT_FILE, `${storiesOfIndex(INDEX).length}\n`);
  else process.exitCode = storyGuard('reports/stories.json').failed ? 1 : 0;
}
