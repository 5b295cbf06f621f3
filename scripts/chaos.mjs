// `npm run chaos -- --minutes 60 --seed 1`
import { rmSync, writeFileSync } from 'node:fs';
import { flags } from './lib/flags.mjs';
import { buildModes } from './lib/build-modes.mjs';
import { runProgram } from './checks/run-checks.mjs';

const { minutes = '60', seed = '1', 'warm-up': warmUp = '10', fresh = false } = flags(process.argv.slice(2));
if (!(Number(minutes) > 0) || !Number.isInteger(Number(seed)))
  throw new Error('--minutes needs a positive number, --seed a whole one.');

if (fresh) rmSync(`reports/chaos/${seed}`, { recursive: true, force: true });
await buildModes('live');
const env = { CHAOS: 'only', CHAOS_MINUTES: minutes, CHAOS_SEED: seed, CHAOS_WARM_UP: warmUp };
const { passed, seconds } = await runProgram(['playwright', 'test'], { show: true, env });
writeFileSync(
  `reports/chaos-${seed}.json`,
  JSON.stringify({ seed: Number(seed), minutes: Number(minutes), passed, seconds }),
);
console.log(passed ? `${minutes} min without a failure` : `failed: see reports/chaos/${seed}`);
process.exitCode = passed ? 0 : 1;
