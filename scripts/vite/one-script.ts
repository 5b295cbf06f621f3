import { build } from 'vite';

export async function bundleScript(root: string, entry: string, name: string): Promise<string> {
  const bundle = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name } },
  });
  const [first] = Array.isArray(bundle) ? bundle : [bundle];
  const chunk = 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} produces no script`);
  return chunk.code;
}
