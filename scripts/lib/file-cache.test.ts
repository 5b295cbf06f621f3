import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { cacheByContent } from './file-cache';

const folder = mkdtempSync(join(tmpdir(), 'file-cache-'));
const name = 'file-cache-test';
const [rule, first, second] = ['rule', 'first', 'second'].map((file) => join(folder, file)) as [string, string, string];
afterEach(() => {
  rmSync(`.cache/${name}.json`, { force: true });
  rmSync(folder, { recursive: true });
});

test('only a changed file is computed again, and all of them after a changed rule or a broken cache', async () => {
  const run = async () => {
    const computed: string[] = [];
    const compute = (_: string, text: string) => {
      computed.push(text);
      return Promise.resolve({ words: text });
    };
    const results = await cacheByContent({ name, rules: [rule], paths: [first, second], compute });
    return { computed, words: results.map((result) => result.words) };
  };
  for (const path of [rule, first, second]) writeFileSync(path, path === second ? 'two' : 'one');
  expect(await run()).toEqual({ computed: ['one', 'two'], words: ['one', 'two'] });
  expect(await run()).toEqual({ computed: [], words: ['one', 'two'] });
  writeFileSync(second, 'three');
  expect(await run()).toEqual({ computed: ['three'], words: ['one', 'three'] });
  writeFileSync(rule, 'other');
  expect((await run()).computed).toEqual(['one', 'three']);
  writeFileSync(`.cache/${name}.json`, '{"version');
  expect((await run()).computed).toEqual(['one', 'three']);
});
