import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { moveRuntime } from './runtime-in-main.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const RUNTIME = 'var e=n=>n+1,t=n=>n*2;export{t as n,e as r};';

const spaced = (code: string) =>
  code
    .replaceAll(/(import|export)\{(.*?)\}/g, '$1 {\n\t$2\n}')
    .replaceAll('from"', ' from "')
    .replaceAll(',', ', ');

test.each([
  ['minified', (code: string) => code],
  ['not minified', spaced],
])('helpers of the bundler run from main, and every chunk imports them from there: %s', async (_form, format) => {
  const minified = [
    ['rolldown-runtime-a1.js', RUNTIME],
    [
      'main-b2.js',
      'import{r as e}from"./rolldown-runtime-a1.js";const t=["assets/rolldown-runtime-a1.js"];export{t as list};export const sum=e(1);export const later=()=>import("./page-c3.js");',
    ],
    [
      'page-c3.js',
      'import{sum as t}from"./main-b2.js";import{n as e,r}from"./rolldown-runtime-a1.js";export const result=e(t)+r(0);',
    ],
    ['other-d4.js', 'export const other=1;'],
  ] as const;
  const changed = moveRuntime(new Map(minified.map(([name, code]) => [name, format(code)])));
  expect([...changed.keys()].toSorted()).toEqual(['main-b2.js', 'page-c3.js']);
  const folder = mkdtempSync(join(tmpdir(), 'runtime-'));
  folders.push(folder);
  for (const [name, code] of changed) writeFileSync(join(folder, name), code);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const main = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'main-b2.js')).href)) as {
    sum: number;
    list: string[];
    later: () => Promise<{ result: number }>;
  };
  expect(main.sum).toBe(2);
  expect(main.list).toEqual(['assets/main-b2.js']);
  expect((await main.later()).result).toBe(5);
});

test('code in an unknown form fails the build, not the page', () => {
  const main = ['main-b2.js', 'import{r as e}from"./rolldown-runtime-a1.js";e(1);'] as const;
  const files = new Map([
    ['rolldown-runtime-a1.js', RUNTIME],
    main,
    ['page-c3.js', 'import*as e from"./rolldown-runtime-a1.js";'],
  ]);
  expect(() => moveRuntime(files)).toThrow('page-c3.js imports rolldown-runtime-a1.js in an unknown form');
  expect(() => moveRuntime(new Map([['rolldown-runtime-a1.js', 'var e=1;'], main]))).toThrow('has no list of exports');
});

test('main may import no other chunk', () => {
  const files = new Map([
    ['rolldown-runtime-a1.js', RUNTIME],
    ['main-b2.js', 'import{r as e}from"./rolldown-runtime-a1.js";import{x}from"./page-c3.js";e(x);'],
  ]);
  expect(() => moveRuntime(files)).toThrow('main-b2.js imports another chunk');
});
