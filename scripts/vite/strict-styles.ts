import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const adopted = JSON.stringify(fileURLToPath(new URL('../../src/app/adopted-styles.ts', import.meta.url)));

/** The two places of antd that write <style> elements, and what they become. */
const writers: readonly { readonly file: RegExp; readonly replace: (code: string) => string }[] = [
  {
    file: /@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS\.js(\?|$)/,
    replace: () => `export { clearContainerCache, injectCSS, removeCSS, updateCSS } from ${adopted};\n`,
  },
  {
    file: /@ant-design[\\/]icons[\\/]es[\\/]cssUtils\.js(\?|$)/,
    replace: (code) => {
      if (!code.includes('export function updateCSS('))
        throw new Error("antd's icons write their styles elsewhere now: look at vite-strict-styles.ts");
      return `${code.replace('export function updateCSS(', 'function writtenUpdateCSS(')}\nexport { updateCSS } from ${adopted};\n`;
    },
  },
];

/**
 * Lets antd's run-time styles live under `style-src 'self'`: what it would write into <style> elements goes into constructed
 * style sheets instead. The dev server's pre-bundling gets the same plugin, since it does not run those of the server.
 */
export function strictStyles(): Plugin {
  const plugin: Plugin = {
    name: 'gleaner:strict-styles',
    transform: {
      filter: { id: writers.map((writer) => writer.file) },
      handler: (code, id) => {
        const writer = writers.find((entry) => entry.file.test(id));
        return writer ? { code: writer.replace(code), map: null } : undefined;
      },
    },
  };
  return { ...plugin, config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [plugin] } } }) };
}
