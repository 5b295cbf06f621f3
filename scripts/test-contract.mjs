// `npm run test:contract`: everything that holds the contract and the emulator together, with 300 made-up requests of each kind for
// every operation and 2,000 steps through every model (`npm test` makes 25 and takes 600).
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
