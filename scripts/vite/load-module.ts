import { createServer, isRunnableDevEnvironment } from 'vite';

/** Imports a TypeScript module from the project's root into Node. A shared `cache` would discard a running dev server's dependencies. */
export async function importModule(
  path: string,
  cache: string,
): Promise<{ module: unknown; close: () => Promise<void> }> {
  const vite = await createServer({
    mode: 'mock',
    cacheDir: `.cache/${cache}`,
    logLevel: 'warn',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's server environment cannot run modules here");
  return { module: (await ssr.runner.import(path)) as unknown, close: () => vite.close() };
}
