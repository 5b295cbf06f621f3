// `npm run atlas:open`: serves the atlas on this machine and writes review marks to docs/review.json.
//   npm run atlas:open [-- --out atlas] [--port 4190]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { STORYBOOK } from './atlas/built-storybook.mjs';
import { serveFolders } from './atlas/folder-server.ts';
import { REVIEW_PATH, reviewService } from './atlas/review-service.ts';
import { projectReview, REVIEW_FILE } from './atlas/write-site.mjs';
import { flags } from './lib/flags.mjs';

const { out = 'atlas', port = '4190' } = flags(process.argv.slice(2));
const root = resolve(import.meta.dirname, '..');
const folder = resolve(out);
if (!existsSync(join(folder, 'atlas.json'))) {
  console.error(`[atlas] No atlas in ${out}. Run npm run atlas first.`);
  process.exit(1);
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const userName = spawnSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
const service = reviewService(join(root, REVIEW_FILE));

function answer(request, response, path) {
  if (service(request, response, path)) return true;
  if (path === '/') {
    response.writeHead(302, { Location: '/atlas/' }).end();
    return true;
  }
  if (path === '/atlas/' || path === '/atlas/index.html') {
    const meta = `<meta name="atlas-review" content="${REVIEW_PATH}" data-who="${escaped(userName)}" />`;
    const page = readFileSync(join(folder, 'index.html'), 'utf8').replace('<title>', `${meta}<title>`);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(page);
    return true;
  }
  if (path === '/atlas/assets/pictures.js') {
    const review = JSON.stringify(projectReview(root)).replaceAll('<', '\\u003c');
    response
      .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' })
      .end(`${readFileSync(join(folder, 'assets/pictures.js'), 'utf8')}globalThis.gleanerAtlas.review=${review};\n`);
    return true;
  }
  return false;
}

const server = await serveFolders({
  folders: { '': folder, atlas: folder, 'storybook-static': resolve(STORYBOOK) },
  port: Number(port),
  answer,
});
console.log(`[atlas] ${server.url}atlas/   saves marks to ${REVIEW_FILE}; stop with Ctrl+C`);
