import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from './openapi-core.mjs';
import { ContractError } from './problems.mjs';

export async function bundledContract(root = new URL('../../', import.meta.url)) {
  const config = await createConfig({});
  const bundled = await bundle({ ref: fileURLToPath(new URL('openapi/openapi.yaml', root)), config });
  if (bundled.problems.length > 0)
    throw new ContractError([...new Set(bundled.problems.map((problem) => problem.message))].join('\n'));
  return bundled.bundle.parsed;
}
