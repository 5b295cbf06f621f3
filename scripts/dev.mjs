// `npm run dev`: the demo on the development server. Takes Vite's arguments (--port, --host, --open).
import { createServer } from 'vite';
import { flags } from './lib/flags.mjs';

const { port, host, open } = flags(process.argv.slice(2));
const server = await createServer({
  mode: 'mock',
  // Dependencies found later would reload the first page.
  optimizeDeps: { entries: ['index.html', 'src/pages/**/*.tsx', '{src,mocks}/**/*.worker.ts', 'mocks/browser.ts'] },
  server: {
    warmup: {
      clientFiles: [
        'src/main.tsx',
        'src/app/start.tsx',
        'src/pages/**/*.tsx',
        'mocks/browser.ts',
        'mocks/backend.worker.ts',
      ],
    },
    ...(port ? { port: Number(port) } : {}),
    ...(host ? { host: host === true ? true : host } : {}),
    ...(open ? { open: true } : {}),
  },
});
await server.listen();
const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
const { VITE_LIVE_NOUNS: live, VITE_API_BASE_URL: api } = { ...server.config.env, ...process.env };
const backend = live
  ? `The calls of ${live} go to ${api}; the rest of the backend is emulated in the browser.`
  : 'The backend is emulated in the browser: nothing leaves this machine.';
console.log(`\n  Gleaner's demo runs at ${address}\n  ${backend} Ctrl+C stops it.\n`);
server.bindCLIShortcuts({ print: false });
