import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MODULE = 'virtual:state-list';

export function stateList(): Plugin {
  return {
    name: 'gleaner:state-list',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const [, ...rows] = readFileSync('docs/states.tsv', 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => line.split('\t'));
      return `export const states = ${JSON.stringify(rows.map(([, surface, noun]) => ({ surface, noun })))};`;
    },
  };
}
