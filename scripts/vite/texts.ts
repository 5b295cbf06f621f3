import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

const MODULE = 'virtual:texts';
/** What every page shows. */
export const START = new Set(['failures', 'promotions', 'session', 'shell', 'ui']);
const TEMPLATES = new Set(['rows', 'templates']);
/** The pages of these load their texts. */
export const LATER = /^(?:articles|demo|site)/;

function isIn(bundle: string, namespace: string): boolean {
  if (bundle === 'templates') return TEMPLATES.has(namespace);
  return !LATER.test(namespace) && START.has(namespace) === (bundle === 'start');
}

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
        const maps = ['start', 'templates', 'console'].map((name) => {
          const entries = readdirSync(folder).map(
            (entry) => `'${entry}/${name}': () => import('${MODULE}/${name}/${entry}')`,
          );
          return `export const ${name}Texts = { ${entries.join(', ')} };`;
        });
        return maps.join('\n');
      }
      return readdirSync(join(folder, language))
        .map((file) => file.replace(/\.json$/, ''))
        .filter((namespace) => isIn(bundle, namespace))
        .map((namespace) => {
          const file = `${join(folder, language, namespace)}.json`;
          return bundle === 'templates' && config.command === 'build'
            ? `export const ${namespace} = ${readFileSync(file, 'utf8')};`
            : `export { default as ${namespace} } from '${file}';`;
        })
        .join('\n');
    },
  };
}
