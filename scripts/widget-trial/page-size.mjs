// `node scripts/widget-trial/page-size.mjs [--mode live|mock] [--files] [path…]`: scripts that a page loads, in kB (brotli).
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { serveFolder } from '../../tests/e2e/static-server.ts';
import { browserLaunch } from '../lib/browser.ts';

const args = process.argv.slice(2);
const mode = args.includes('mock') ? 'mock' : 'live';
const paths = args.filter((arg) => arg.startsWith('/'));
const folder = mode === 'mock' ? 'dist-demo' : 'dist';
if (!existsSync(`${folder}/index.html`)) {
  console.error(`There is no ${folder}: run \`vite build --mode ${mode}\` first.`);
  process.exit(1);
}
const host = await serveFolder({ folder });
const browser = await chromium.launch(browserLaunch());
for (const path of paths.length > 0 ? paths : ['/sign-in']) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const files = new Set();
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname;
    if (name.endsWith('.js')) files.add(name);
  });
  await page.goto(new URL(path.slice(1), host.url).href, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(1500);
  const sizes = [...files]
    .filter((name) => existsSync(`${folder}${name}`))
    .map((name) => ({ name, kB: brotliCompressSync(readFileSync(`${folder}${name}`)).length / 1000 }))
    .sort((one, other) => other.kB - one.kB);
  const sum = sizes.reduce((all, { kB }) => all + kB, 0);
  console.log(`${path} (${mode}): ${sum.toFixed(1)} kB of script in ${sizes.length} files`);
  for (const { name, kB } of sizes.slice(0, args.includes('--files') ? sizes.length : 0))
    console.log(`  ${kB.toFixed(1).padStart(6)} ${name.replace('/assets/', '')}`);
  await context.close();
}
await browser.close();
await host.close();
