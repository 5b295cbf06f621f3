import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { referenceMarkup } from '../api-docs/page.ts';
import { bundledContract } from '../contract/bundle.mjs';

const MODULES: Readonly<Record<string, () => Promise<string>>> = {
  'virtual:api-reference': async () =>
    `export const markup = ${JSON.stringify(referenceMarkup(await bundledContract()))};`,
  // JSON.parse is faster than an object literal of this size.
  'virtual:contract': async () =>
    `export default JSON.parse(${JSON.stringify(JSON.stringify(await bundledContract()))});`,
};

/** `virtual:api-reference` is markup, `virtual:contract` data (decision 39). */
export function apiReference(): Plugin {
  return {
    name: 'gleaner:api-reference',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    async load(id) {
      const source = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      if (!source) return undefined;
      for (const file of globSync('openapi/**/*.yaml')) this.addWatchFile(resolve(file));
      return source();
    },
  };
}
