#!/usr/bin/env node
// Writes the contract as one readable page, dist-api/index.html. --out names another folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { referencePage } from './api-docs/page.ts';
import { bundledContract } from './contract/bundle.mjs';

const { values } = parseArgs({
  options: { out: { type: 'string', default: fileURLToPath(new URL('../dist-api', import.meta.url)) } },
});
const folder = resolve(values.out);
mkdirSync(folder, { recursive: true });
const file = join(folder, 'index.html');
writeFileSync(file, referencePage(await bundledContract()));
console.log(`written  ${file}`);
