import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pagesOf } from './preload-page.ts';

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
