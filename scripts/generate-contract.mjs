#!/usr/bin/env node
// Writes src/contract/*.gen.* from openapi/. With --check, exits 1 when a file would change.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { bundledContract } from './contract/bundle.mjs';
import { withChosenCalls } from './contract/chosen-calls.mjs';
import { documentFile, schemasFile } from './contract/document.mjs';
import { enumsSource } from './contract/enums.mjs';
import { limitsSource } from './contract/limits.mjs';
import { nounIdsSource } from './contract/noun-ids.mjs';
import { createConfig, parseYaml } from './contract/openapi-core.mjs';
import { operationsSource } from './contract/operations.mjs';
import { ContractError, contractProblems } from './contract/problems.mjs';

const repository = new URL('../', import.meta.url);
const header = '// Generated from openapi/ by scripts/generate-contract.mjs. Do not edit.\n\n';

/** Calls `onTypes` as soon as the types are written. Throws when the contract is invalid. */
export async function generateContract({ check = false, onTypes = (_names) => undefined, root = repository } = {}) {
  const writeIfChanged = (name, text) => {
    const file = new URL(name, root);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
    if (!check) writeFileSync(file, text);
    return true;
  };
  const enums = enumsSource(parseYaml(readFileSync(new URL('openapi/schemas/enums.yaml', root), 'utf8')));
  const problems = contractProblems(root);
  if (problems.length > 0) throw new ContractError(problems.join('\n'));
  const document = await bundledContract(root);
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
    'enums.gen.ts': `${header}${enums}\n`,
    'operations.gen.ts': `${header}${operationsSource(document)}\n`,
    'noun-ids.gen.ts': `${header}${nounIdsSource(document)}\n`,
    'limits.gen.ts': `${header}${limitsSource(document)}\n`,
  };
  const changed = Object.entries(sources)
    .map(([name, text]) => ({ name: `src/contract/${name}`, text }))
    .filter(({ name, text }) => writeIfChanged(name, text))
    .map(({ name }) => name);
  onTypes(changed);

  const files = { 'openapi.gen.json': documentFile(document), 'schemas.gen.json': schemasFile(document) };
  for (const [name, content] of Object.entries(files))
    if (writeIfChanged(`src/contract/${name}`, `${JSON.stringify(content)}\n`)) changed.push(`src/contract/${name}`);
  const page = 'docs/integration.md';
  if (existsSync(new URL(page, root))) {
    const text = withChosenCalls(readFileSync(new URL(page, root), 'utf8'), document);
    if (writeIfChanged(page, text)) changed.push(page);
  }
  return changed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes('--check');
  try {
    const changed = await generateContract({ check });
    for (const name of changed) console.log(`${check ? 'out of date' : 'written'}  ${name}`);
    process.exitCode = check && changed.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
