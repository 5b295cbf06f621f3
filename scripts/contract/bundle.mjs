import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// The parser that openapi-typescript uses, so that both read documents alike.
const require = createRequire(createRequire(import.meta.url).resolve('openapi-typescript'));
const { bundle, createConfig } = require('@redocly/openapi-core');

export async function bundledContract() {
  const config = await createConfig({});
  const ref = fileURLToPath(new URL('../../openapi/openapi.yaml', import.meta.url));
  const bundled = await bundle({ ref, config });
  if (bundled.problems.length > 0) throw new Error(bundled.problems.map((problem) => problem.message).join('\n'));
  return bundled.bundle.parsed;
}
