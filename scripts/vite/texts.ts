import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

const MODULE = 'virtual:texts';
/** What every page shows. */
export const START = new Set(['account', 'failures', 'promotions', 'session', 'shell', 'ui']);
/** The pages of these load their texts. */
export const LATER = /^(?:articles|demo|site)/;

export function texts(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'gleaner:texts',
    configResolved: (resolved) => {
      config = resolved;
    },
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const folder = join(config.root, 'locales');
      const [, bundle, language] = id.split('/');
      if (bundle === undefined || language === undefined) {
        const maps = ['start', 'console'].map((name) => {
          const entries = readdirSync(folder).map(
            (entry) => `'${entry}/${name}': () => import('${MODULE}/${name}/${entry}')`,
          );
          return `export const ${name}Texts = { ${entries.join(', ')} };`;
        });
        return maps.join('\n');
      }
      return readdirSync(join(folder, language))
        .map((file) => file.replace(/\.json$/, ''))
        .filter((namespace) => !LATER.test(namespace) && START.has(namespace) === (bundle === 'start'))
        .map((namespace) => `export { default as ${namespace} } from '${join(folder, language, namespace)}.json';`)
        .join('\n');
    },
  };
}
