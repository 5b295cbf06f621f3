// `npm run contract:new`: writes a new call of the contract.
import { addCall } from './new-call/plan.ts';
import { RefusedError } from './new-call/request.ts';
import { ContractError } from './problems.mjs';

try {
  const { plan, generated } = await addCall(new URL('../../', import.meta.url), process.argv.slice(2));
  console.log('Written. Fill in:');
  for (const { file, next } of plan) console.log(`  ${file}\n    ${next}`);
  console.log(`Generated: ${generated.join(', ')}`);
  console.log('Run `npm run contract:generate` after each change of openapi/, then `npm run check`.');
} catch (error) {
  if (!(error instanceof RefusedError || error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
