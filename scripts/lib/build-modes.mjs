import { runProgram } from '../checks/run-checks.mjs';

/** Ends the process when a build fails. */
export async function buildModes(...modes) {
  for (const mode of modes) {
    const { passed, output, seconds } = await runProgram(['vite', 'build', '--mode', mode, '--logLevel', 'warn']);
    console.log(`${passed ? 'built ' : 'FAILED'} ${mode} ${seconds.toFixed(0)} s`);
    if (passed) continue;
    console.log(output);
    process.exit(1);
  }
}
