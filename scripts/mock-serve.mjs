// `npm run mock:serve`: the emulator over real HTTP, for a live build or any other client.
//   npm run mock:serve -- [--port 4180] [--scenario name] [--host address]
// mocks/server.ts runs through Vite, so that Node meets no extensionless import.
import { createServer, isRunnableDevEnvironment } from 'vite';
import { flags } from './flags.mjs';

const { port = 4180, scenario, host } = flags(process.argv.slice(2));
const vite = await createServer({
  mode: 'mock',
  // A cache of its own: another list of prepared packages would throw a running dev server's away.
  cacheDir: '.cache/mock-serve',
  logLevel: 'warn',
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true, include: [] },
});
const ssr = vite.environments.ssr;
if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's server environment cannot run modules here");
const { serve } = await ssr.runner.import('/mocks/server.ts');
try {
  const { url } = await serve({ port: Number(port), ...(scenario ? { scenario } : {}), ...(host ? { host } : {}) });
  console.log(`The emulator answers at ${url}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
