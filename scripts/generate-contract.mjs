#!/usr/bin/env node
// Writes src/contract/*.gen.* from openapi/. With --check, exits 1 when a file would change.
import { createRequire } from 'node:module';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { bundledContract } from './contract/bundle.mjs';
import { withChosenCalls } from './contract/chosen-calls.mjs';
import { documentFile } from './contract/document.mjs';
import { enumsSource } from './contract/enums.mjs';
import { limitsSource } from './contract/limits.mjs';
import { nounIdsSource } from './contract/noun-ids.mjs';
import { operationsSource } from './contract/operations.mjs';

const require = createRequire(createRequire(import.meta.url).resolve('openapi-typescript'));
const { createConfig, parseYaml } = require('@redocly/openapi-core');

const root = new URL('../', import.meta.url);
const header = '// Generated from openapi/ by scripts/generate-contract.mjs. Do not edit.\n\n';

function writeIfChanged(name, text, check) {
  const file = new URL(name, root);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  if (!check) writeFileSync(file, text);
  return true;
}

/** Returns the changed files. Calls `onTypes` as soon as the types are written. Throws when the contract is invalid. */
export async function generateContract({ check = false, onTypes = (_names) => undefined } = {}) {
  const enums = parseYaml(readFileSync(new URL('openapi/schemas/enums.yaml', root), 'utf8'));
  const document = await bundledContract();
  // Callers may omit properties with a default.
  const types = await openapiTypescript(structuredClone(document), {
    defaultNonNullable: false,
    silent: true,
    // `npm run check` lints; here it would double the time.
    redocly: await createConfig({}),
    transform: (schema) => (schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  const sources = {
    'api.gen.ts': `${header}${astToString(types)}`,
    'enums.gen.ts': `${header}${enumsSource(enums)}\n`,
    'operations.gen.ts': `${header}${operationsSource(document)}\n`,
    'noun-ids.gen.ts': `${header}${nounIdsSource(document)}\n`,
    'limits.gen.ts': `${header}${limitsSource(document)}\n`,
  };
  const changed = Object.entries(sources)
    .map(([name, text]) => ({ name: `src/contract/${name}`, text }))
    .filter(({ name, text }) => writeIfChanged(name, text, check))
    .map(({ name }) => name);
  onTypes(changed);

  const bundled = 'src/contract/openapi.gen.json';
  if (writeIfChanged(bundled, `${JSON.stringify(documentFile(document))}\n`, check)) changed.push(bundled);
  const page = 'docs/integration.md';
  if (existsSync(new URL(page, root))) {
    const text = withChosenCalls(readFileSync(new URL(page, root), 'utf8'), document);
    if (writeIfChanged(page, text, check)) changed.push(page);
  }
  return changed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes('--check');
  const changed = await generateContract({ check });
  for (const name of changed) console.log(`${check ? 'out of date' : 'written'}  ${name}`);
  process.exitCode = check && changed.length > 0 ? 1 : 0;
}
