import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MODULE = 'virtual:component-sources';

/** Returns the files that Playgrounds show, as `componentDocs` names them. */
export function componentFiles(): string[] {
  const files = globSync('stories/*/components/**/*.stories.tsx').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/componentDocs\('([^']+)'/g)].map(([, file = '']) => file),
  );
  return [...new Set(files)].toSorted();
}

export function componentSources(): Plugin {
  return {
    name: 'gleaner:component-sources',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const files = componentFiles();
      const imports = files.map((file, index) => `import source${String(index)} from '/${file}?raw';`);
      const rows = files.map((file, index) => `'${file}': source${String(index)}`);
      return `${imports.join('\n')}\nexport const sources = { ${rows.join(', ')} };`;
    },
  };
}
