import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { referenceMarkup } from './api-docs/page.ts';
import { bundledContract } from './contract-bundle.mjs';

const MODULE = 'virtual:api-reference';
const RESOLVED = `\0${MODULE}`;

/** Gives `virtual:api-reference`, whose `markup` is the readable contract, made anew when a file of openapi/ changes. */
export function apiReference(): Plugin {
  return {
    name: 'gleaner:api-reference',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      for (const file of globSync('openapi/**/*.yaml')) this.addWatchFile(resolve(file));
      return `export const markup = ${JSON.stringify(referenceMarkup(await bundledContract()))};`;
    },
  };
}
