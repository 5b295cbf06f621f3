// `npm run test:e2e -- [names]`
import { runProgram } from './checks/run-checks.mjs';
import { buildModes } from './lib/build-modes.mjs';

await buildModes('mock', 'live');
const { passed } = await runProgram(['playwright', 'test', ...process.argv.slice(2)], { show: true });
process.exitCode = passed ? 0 : 1;
