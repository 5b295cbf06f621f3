// Guards the number of stories: a story made by a helper instead of a literal `meta.story(...)` yields no test and no error.
//   node scripts/story-count.mjs            after build-storybook and the story run
//   node scripts/story-count.mjs --write    keeps today's number as the least allowed
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const KEPT = '.ci/story-count.txt';
const INDEX = 'storybook-static/index.json';

const storiesBuilt = () =>
  Object.values(JSON.parse(readFileSync(INDEX, 'utf8')).entries).filter((entry) => entry.type === 'story').length;

/** Two checks: no fewer stories than were kept, and as many story tests ran as there are stories. */
export function storyGuard(reportPath) {
  if (!existsSync(INDEX) || !existsSync(reportPath)) {
    console.log(`${existsSync(INDEX) ? reportPath : INDEX} is missing`);
    return { passed: 0, failed: 2 };
  }
  const built = storiesBuilt();
  const kept = Number(readFileSync(KEPT, 'utf8'));
  const report = JSON.parse(readFileSync(reportPath, 'utf8'));
  const ran = report.numPassedTests + report.numFailedTests;
  const problems = [];
  if (built < kept) problems.push(`${built} stories are built, ${kept} were there before (${KEPT})`);
  if (ran !== built) problems.push(`${built} stories are built, ${ran} were tested`);
  console.log(problems.length ? problems.join('\n') : `${built} stories, all tested; at least ${kept} wanted`);
  return { passed: 2 - problems.length, failed: problems.length };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--write')) writeFileSync(KEPT, `${storiesBuilt()}\n`);
  else process.exitCode = storyGuard('reports/stories.json').failed ? 1 : 0;
}
