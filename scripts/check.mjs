// `npm run check`: everything that can be said without running the application, in under a minute on two cores.
import { CHECKS, runChecks } from './run-checks.mjs';

const failed = await runChecks();
console.log(
  `${CHECKS.length - failed.length} passed, ${failed.length} failed${failed.length ? `: ${failed.join(', ')}` : ''}`,
);
process.exitCode = failed.length ? 1 : 0;
