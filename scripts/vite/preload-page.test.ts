import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Rolldown } from 'vite';
import { pagesOf, preloadBeforePolicy, workerFiles } from './preload-page.ts';

test('every page of the routes is found, with its path and its texts', async () => {
  const pages = await pagesOf(process.cwd());
  const modules = readFileSync('src/app/routes.tsx', 'utf8').match(/#src\/pages\//g);
  expect(pages).toHaveLength(modules?.length ?? 0);
  expect(pages.filter(({ path }) => !path.startsWith('/'))).toEqual([]);
  const find = (module: string) => pages.find((page) => page.module === module);
  expect(find('pages/public/login')).toMatchObject({ path: '/login', isConsole: false, texts: undefined });
  expect(find('pages/public/home')).toMatchObject({ path: '/', texts: 'site' });
  expect(find('pages/console/task-list')).toMatchObject({ isConsole: true, texts: 'console' });
});

test('the styles and the application are requested before a policy in the document', () => {
  const files =
    '<script type="module" crossorigin src="/a/main.js"></script><link rel="stylesheet" crossorigin href="/a/style.css">';
  const policy = '<meta http-equiv="Content-Security-Policy" content="default-src">';
  const [before = '', after] = preloadBeforePolicy(policy + files).split(policy);
  expect(before).toContain('<link rel="preload" as="style" crossorigin href="/a/style.css">');
  expect(before).toContain('<link rel="modulepreload" crossorigin href="/a/main.js">');
  expect(after).toBe(files);
  expect(preloadBeforePolicy(files)).toBe(files);
});

test('the worker of the emulator is preloaded with all that it imports', () => {
  const asset = (source: string) => ({ type: 'asset', source });
  const bundle = {
    'assets/backend.worker-1234.js': asset('import{a}from"./goods-1.js";const text=()=>import("./invoice-1.js")'),
    'assets/goods-1.js': asset('import"x";export{b}from"./texts-1.js"'),
    'assets/texts-1.js': asset('export const b=1'),
    'assets/invoice-1.js': asset('export const c=1'),
  } as unknown as Rolldown.OutputBundle;
  expect(workerFiles(bundle)).toEqual(['assets/backend.worker-1234.js', 'assets/goods-1.js', 'assets/texts-1.js']);
});
