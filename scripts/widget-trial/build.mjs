import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { strictStyles } from '../vite/strict-styles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const ENTRY = 'virtual:widget-trial-page';

const brotli = (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;

const needsAntd = (library, widgets) =>
  library === 'antd' || (library === 'ours' && widgets.some((widget) => widget === 'dialog' || widget === 'palette'));

/** `kB` are brotli sizes. */
export async function buildPage(library, widgets) {
  const withAntd = needsAntd(library, widgets) || library === 'antd-base';
  const code = [
    `import { mount } from ${JSON.stringify(`${here}pages/mount.jsx`)};`,
    withAntd ? `import { Around } from ${JSON.stringify(`${here}pages/antd-base.jsx`)};` : 'const Around = undefined;',
    widgets.length === 0
      ? ''
      : `import { ${widgets.join(', ')} } from ${JSON.stringify(`${here}pages/${library}.jsx`)};`,
    `mount([${widgets.join(', ')}], Around);`,
  ].join('\n');
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    resolve: {
      tsconfigPaths: true,
      // Vite applies tsconfig paths only to TypeScript.
      alias: [{ find: /^#(src|locales)\//, replacement: `${root}$1/` }],
      dedupe: ['react', 'react-dom', '@tanstack/react-virtual'],
    },
    define: { 'import.meta.env.VITE_API_MODE': '"live"' },
    plugins: [
      react(),
      strictStyles(),
      {
        name: 'widget-trial-page',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}.js` : undefined),
        load: (id) => (id === `\0${ENTRY}.js` ? { code, moduleType: 'js' } : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ENTRY,
        treeshake: { moduleSideEffects: (id) => id.includes('mount') || id.includes(ENTRY) || /\.css(\?|$)/.test(id) },
        output: { codeSplitting: false, entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  });
  const script = output.find(({ type }) => type === 'chunk').code;
  const style = String(output.find(({ fileName }) => fileName.endsWith('.css'))?.source ?? '');
  return {
    script,
    style,
    kB: { script: brotli(script), style: brotli(style) },
    base: withAntd ? 'antd-base' : 'base',
  };
}
