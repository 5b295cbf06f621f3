// Runs a TypeScript module of this project in Node, through Vite: extensionless imports and enumerations resolve as in the application.
import { createServer, isRunnableDevEnvironment } from 'vite';

/** Imports a module by its path from the project's root. `cache` names a folder of its own below .cache: another list of prepared packages would throw a running dev server's away. */
export async function importModule(path, cache) {
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
  return { module: await ssr.runner.import(path), close: () => vite.close() };
}
