import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { importDirectly } from './direct-imports.ts';

interface Main {
  readonly list: string[];
  readonly later: () => Promise<object>;
}

test.each([
  ['minified', 'export{t as default,n as loader}from"./shared-c3.js";'],
  ['not minified', 'export {\n\tt as default,\n\tn as loader\n} from "./shared-c3.js";\n'],
])('a file that only re-exports is not requested: %s', async (_form, facade) => {
  const files = new Map([
    [
      'main-a1.js',
      'export const list=["assets/page-b2.js","./page-b2.js"];export const later=()=>import(`./page-b2.js`);',
    ],
    ['page-b2.js', facade],
    ['shared-c3.js', 'export const t="page",n="data",other=1;'],
  ]);
  const { changed, unused } = importDirectly(files);
  expect(unused).toEqual(['page-b2.js']);
  const folder = mkdtempSync(join(tmpdir(), 'direct-'));
  try {
    for (const [name, code] of files)
      if (!unused.includes(name)) writeFileSync(join(folder, name), changed.get(name) ?? code);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const main = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'main-a1.js')).href)) as Main;
    expect(main.list).toEqual(['assets/shared-c3.js', './shared-c3.js']);
    expect(await main.later()).toEqual({ default: 'page', loader: 'data' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a file that runs code, or that another imports in another form, stays', () => {
  const files = new Map([
    ['main-a1.js', 'import{default as page}from"./page-b2.js";export const later=()=>import("./locale-d4.js");page();'],
    ['page-b2.js', 'export{t as default}from"./shared-c3.js";'],
    ['locale-d4.js', 'import{t as e}from"./shared-c3.js";export default e();'],
  ]);
  const { changed, unused } = importDirectly(files);
  expect([...changed.keys()]).toEqual([]);
  expect(unused).toEqual([]);
});
