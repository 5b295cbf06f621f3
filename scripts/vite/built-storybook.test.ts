import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as listen, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, preview, type PreviewServer } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { staticHosting } from './static-hosting.ts';

const root = mkdtempSync(join(tmpdir(), 'gleaner-served-'));
let server: PreviewServer | undefined;

function write(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(join(root, folder), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, folder, name), text);
}

afterEach(async () => {
  await server?.close();
  rmSync(root, { recursive: true, force: true });
});

async function serve(base: string, storybookUrl?: string): Promise<string> {
  write('dist-demo', { 'index.html': '<title>Gleaner</title>', 'other.html': '<title>Other</title>', 'a.js': 'a()' });
  server = await preview({
    configFile: false,
    root,
    base,
    logLevel: 'silent',
    build: { outDir: 'dist-demo' },
    preview: { port: 0 },
    plugins: [staticHosting({ mode: 'mock', storybookUrl })],
  });
  return (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
}

const ask = async (url: string) => {
  const answer = await fetch(url, { headers: { Accept: 'text/html' } });
  return { text: await answer.text(), policy: answer.headers.get('Content-Security-Policy'), url: answer.url };
};

test.each(['/', '/sub/'])('a preview at %s serves a built Storybook and names it in every page', async (base) => {
  const url = await serve(base);
  expect((await ask(`${url}/pricing`)).text).not.toContain('storybook');

  write('storybook-static', { 'index.html': 'Stories', 'main.js': 'm()' });
  for (const page of ['/', '/pricing', '/console/task/task-list?page=2']) {
    const { text, policy } = await ask(url + page);
    expect(text).toBe(`<meta name="storybook" content="${base}storybook/" /><title>Gleaner</title>`);
    expect(policy).toContain("default-src 'none'");
  }
  expect((await ask(`${url}/other.html`)).text).toBe('<title>Other</title>');
  expect((await ask(`${url}/a.js`)).text).toBe('a()');

  const story = await ask(`${url}/storybook/?path=/story/a`);
  expect(story).toMatchObject({ text: 'Stories', policy: null });
  expect((await ask(`${url}/storybook/main.js`)).text).toBe('m()');
  expect((await ask(`${url}/storybook`)).url).toBe(`${url}/storybook/`);
  expect((await ask(`${url}/storybook/none.js`)).text).toBe('There is nothing here.');
  expect((await ask(`${url}/storybook/..%2Fdist-demo/a.js`)).text).toBe('There is nothing here.');
});

test('a build that names a Storybook, or none, gets no other', async () => {
  write('storybook-static', { 'index.html': 'Stories' });
  const url = await serve('/', '');
  expect((await ask(`${url}/pricing`)).text).toBe('<title>Gleaner</title>');
});

test('a development server names the Storybook that runs, and none that does not', async () => {
  const storybook = listen();
  await new Promise<void>((done) => {
    storybook.listen(0, 'localhost', done);
  });
  const { port } = storybook.address() as AddressInfo;
  const dev = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [staticHosting({ mode: 'mock', storybookPort: port })],
  });
  const page = () => dev.transformIndexHtml('/', '<html><head></head></html>');
  expect(await page()).toContain(`<meta name="storybook" content="http://localhost:${port}/">`);
  await new Promise((done) => {
    storybook.close(done);
  });
  expect(await page()).not.toContain('storybook');
  await dev.close();
});
