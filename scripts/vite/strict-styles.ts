import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const adoptedStylesModule = JSON.stringify(fileURLToPath(new URL('../../src/app/adopted-styles.ts', import.meta.url)));

const replacements: readonly { readonly file: RegExp; readonly replace: (code: string) => string }[] = [
  {
    file: /@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS\.js(\?|$)/,
    replace: () => `export { clearContainerCache, injectCSS, removeCSS, updateCSS } from ${adoptedStylesModule};\n`,
  },
  {
    file: /@ant-design[\\/]icons[\\/]es[\\/]cssUtils\.js(\?|$)/,
    replace: (code) => {
      if (!code.includes('export function updateCSS('))
        throw new Error("antd's icons now write their styles elsewhere: update scripts/vite/strict-styles.ts");
      return `${code.replace('export function updateCSS(', 'function writtenUpdateCSS(')}\nexport { updateCSS } from ${adoptedStylesModule};\n`;
    },
  },
];

/**
 * antd writes <style> elements, which `style-src 'self'` forbids; this uses constructed style sheets. Pre-bundling ignores the
 * server's plugins, so it gets this one too.
 */
export function strictStyles(): Plugin {
  const plugin: Plugin = {
    name: 'gleaner:strict-styles',
    transform: {
      filter: { id: replacements.map((writer) => writer.file) },
      handler: (code, id) => {
        const writer = replacements.find((entry) => entry.file.test(id));
        return writer ? { code: writer.replace(code), map: null } : undefined;
      },
    },
  };
  return { ...plugin, config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [plugin] } } }) };
}
