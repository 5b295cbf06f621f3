// `npm run check`: all checks that do not run the application.
import { checkJobs, runJobs } from './checks/run-checks.mjs';

const failed = await runJobs(checkJobs);
console.log(
  `${checkJobs.length - failed.length} passed, ${failed.length} failed${failed.length ? `: ${failed.join(', ')}` : ''}`,
);
process.exitCode = failed.length ? 1 : 0;
