// `npm run test:stories -- [files]`: stories in a real browser, with axe.
import { pathToFileURL } from 'node:url';
import { runProgram } from './checks/run-checks.mjs';

/** React's development build nearly doubles the time. */
export const STORY_ENV = { NODE_ENV: 'production' };

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const run = ['vitest', 'run', '--project', 'stories', ...process.argv.slice(2)];
  const { passed } = await runProgram(run, { show: true, env: STORY_ENV });
  process.exitCode = passed ? 0 : 1;
}
