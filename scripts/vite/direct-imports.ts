import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Rolldown's file for an `import()` of a module in a shared chunk (record 66). */
const FACADE = /^export\s*\{([^}]*)\}\s*from\s*["'`]\.\/([\w.-]+)["'`];?\s*$/;

interface Facade {
  readonly target: string;
  readonly properties: string;
}

function facadeOf(code: string): Facade | undefined {
  const [, list, target] = FACADE.exec(code) ?? [];
  if (list === undefined || target === undefined) return undefined;
  const properties = list.split(',').map((entry) => {
    const [inner = '', outer = inner] = entry.trim().split(/\s+as\s+/);
    return `${outer}:m.${inner}`;
  });
  return { target, properties: properties.join(',') };
}

/** Returns the changed files, and those that nothing needs any more. */
export function importDirectly(files: ReadonlyMap<string, string>): {
  readonly changed: ReadonlyMap<string, string>;
  readonly unused: readonly string[];
} {
  const facades = new Map(
    [...files].flatMap(([name, code]) => {
      const facade = facadeOf(code);
      return facade ? [[name, facade] as const] : [];
    }),
  );
  const changed = new Map<string, string>();
  for (const [name, code] of files) {
    const result = code
      .replaceAll(/import\(\s*["'`]\.\/([\w.-]+)["'`]\s*\)/g, (call, file: string) => {
        const facade = facades.get(file);
        return facade ? `import("./${facade.target}").then(m=>({${facade.properties}}))` : call;
      })
      .replaceAll(
        /((?:["'`]assets|[[,]["'`]\.)\/)([\w.-]+)(["'`])/g,
        (text, before: string, file: string, after: string) => {
          const facade = facades.get(file);
          return facade ? `${before}${facade.target}${after}` : text;
        },
      );
    if (result !== code) changed.set(name, result);
  }
  const rest = [...files].map(([name, code]) => changed.get(name) ?? code);
  const unused = [...facades.keys()].filter((name) => !rest.some((code) => code.includes(name)));
  return { changed, unused };
}

export function directImports(): Plugin {
  return {
    name: 'gleaner:direct-imports',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const { changed, unused } = importDirectly(
          new Map(chunks.map(({ fileName, code }) => [basename(fileName), code])),
        );
        for (const chunk of chunks) {
          const name = basename(chunk.fileName);
          chunk.code = changed.get(name) ?? chunk.code;
          if (unused.includes(name)) delete bundle[chunk.fileName];
        }
      },
    },
  };
}
