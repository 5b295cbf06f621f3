// Serves the live build with a config.json that names the API, as in a deployment.
//   node scripts/checks/e2e-live.mjs --port 4274 --api http://localhost:4280
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { preview } from 'vite';
import { flags } from '../lib/flags.mjs';

const { port, api } = flags(process.argv.slice(2));
const folder = '.cache/e2e-live';
rmSync(folder, { recursive: true, force: true });
cpSync('dist', folder, { recursive: true });
writeFileSync(`${folder}/config.json`, JSON.stringify({ apiBaseUrl: api }));
const server = await preview({
  mode: 'live',
  build: { outDir: folder },
  preview: { port: Number(port), strictPort: true },
});
server.printUrls();
