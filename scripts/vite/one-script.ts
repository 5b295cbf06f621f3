import { build } from 'vite';

/** Bundles `entry` and all it imports, without the application's settings, into the text of one classic script. Throws when it gives none. */
export async function oneScript(root: string, entry: string, name: string): Promise<string> {
  const bundle = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name } },
  });
  const [first] = Array.isArray(bundle) ? bundle : [bundle];
  const chunk = 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gives no script`);
  return chunk.code;
}
