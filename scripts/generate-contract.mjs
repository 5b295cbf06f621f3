#!/usr/bin/env node
// Writes src/contract/*.gen.* from openapi/. With --check it writes nothing and exits 1 when a file would change.
import { createRequire } from 'node:module';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { bundledContract } from './contract-bundle.mjs';
import { withChosenCalls } from './contract-chosen-calls.mjs';
import { documentFile } from './contract-document.mjs';
import { enumsSource } from './contract-enums.mjs';
import { limitsSource } from './contract-limits.mjs';
import { nounIdsSource } from './contract-noun-ids.mjs';
import { operationsSource } from './contract-operations.mjs';

// The parser is the one that openapi-typescript itself works with, so both read the documents alike.
const require = createRequire(createRequire(import.meta.url).resolve('openapi-typescript'));
const { parseYaml } = require('@redocly/openapi-core');

const root = new URL('../', import.meta.url);
const check = process.argv.includes('--check');
const header = '// Generated from openapi/ by scripts/generate-contract.mjs. Do not edit.\n\n';

const enums = parseYaml(readFileSync(new URL('openapi/schemas/enums.yaml', root), 'utf8'));
const document = await bundledContract();
// A default is what the server assumes, not what a caller must send: defaults do not make a property required.
const types = await openapiTypescript(structuredClone(document), {
  defaultNonNullable: false,
  silent: true,
  // A part of a multipart body is bytes, not a text.
  transform: (schema) => (schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
});

const files = {
  'api.gen.ts': `${header}${astToString(types)}`,
  'enums.gen.ts': `${header}${enumsSource(enums)}\n`,
  'operations.gen.ts': `${header}${operationsSource(document)}\n`,
  'noun-ids.gen.ts': `${header}${nounIdsSource(document)}\n`,
  'limits.gen.ts': `${header}${limitsSource(document)}\n`,
  'openapi.gen.json': `${JSON.stringify(documentFile(document))}\n`,
};

// The integrator's page lists the calls whose paths were chosen.
const page = new URL('docs/integration.md', root);
const targets = [
  ...Object.entries(files).map(([name, text]) => ({ name: `src/contract/${name}`, text })),
  ...(existsSync(page)
    ? [{ name: 'docs/integration.md', text: withChosenCalls(readFileSync(page, 'utf8'), document) }]
    : []),
];

const changed = targets.filter(({ name, text }) => {
  const file = new URL(name, root);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  if (!check) writeFileSync(file, text);
  return true;
});
for (const { name } of changed) console.log(`${check ? 'out of date' : 'written'}  ${name}`);
process.exitCode = check && changed.length > 0 ? 1 : 0;
