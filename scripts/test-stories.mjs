// `npm run test:stories -- [files]`: every story in a real browser, its play function and axe.
import { pathToFileURL } from 'node:url';
import { runProgram } from './checks/run-checks.mjs';

/**
 * Stories are tested with React as users get it: what it is in development (an error object for each element, checks of each
 * property) makes a story take nearly twice the time. What React complains about then is heard in the tests over jsdom.
 */
export const STORY_ENV = { NODE_ENV: 'production' };

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const run = ['vitest', 'run', '--project', 'stories', ...process.argv.slice(2)];
  const { passed } = await runProgram(run, { show: true, env: STORY_ENV });
  process.exitCode = passed ? 0 : 1;
}
