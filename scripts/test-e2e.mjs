// `npm run test:e2e -- [names]`: builds the demo and the live application and tests both in a browser.
import { runProgram } from './checks/run-checks.mjs';

for (const mode of ['mock', 'live']) {
  const { passed, output, seconds } = await runProgram(['vite', 'build', '--mode', mode, '--logLevel', 'warn']);
  console.log(`${passed ? 'built ' : 'FAILED'} ${mode} ${seconds.toFixed(0)} s`);
  if (passed) continue;
  console.log(output);
  process.exit(1);
}
const { passed } = await runProgram(['playwright', 'test', ...process.argv.slice(2)], { show: true });
process.exitCode = passed ? 0 : 1;
