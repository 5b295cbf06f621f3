// `npm run test:contract`: contract tests with more requests and steps than `npm test`.
//   npm run test:contract -- [--requests 300] [--seed 20261122]
import { flags } from './lib/flags.mjs';
import { runProgram } from './checks/run-checks.mjs';

const { requests = '300', seed } = flags(process.argv.slice(2));
const env = {
  GENERATED_REQUESTS: String(requests),
  MODEL_STEPS: '2000',
  ...(seed === undefined ? {} : { GENERATED_SEED: String(seed) }),
};
const { passed, seconds } = await runProgram(['vitest', 'run', '--project', 'pure', 'tests/contract'], {
  env,
  show: true,
});
console.log(`${passed ? 'ok' : 'FAILED'} ${Math.round(seconds)} s`);
process.exitCode = passed ? 0 : 1;
