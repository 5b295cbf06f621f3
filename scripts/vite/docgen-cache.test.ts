import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dropOldDocgen, keepFirstDocgen } from './docgen-cache';

const folder = mkdtempSync(join(tmpdir(), 'docgen-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string, seconds: number): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  utimesSync(path, seconds, seconds);
  return path;
}

test('a stored description goes when a file that it depends on is gone, or newer than the session that stored it', () => {
  const [older, newer, edited] = [write('older.ts', '', 100), write('newer.ts', '', 300), write('edited.ts', '', 180)];
  const stored = (name: string, dependencies?: readonly string[]) =>
    write(`cache/${name}.json`, JSON.stringify({ kind: 'null', dependencies }), 200);
  write('start', '', 150);
  const kept = [stored('none'), stored('old', [older])];
  const dropped = [
    stored('new', [older, newer]),
    stored('edited', [edited]),
    stored('gone', [join(folder, 'gone.ts')]),
  ];
  dropOldDocgen(folder);
  expect([...kept, ...dropped].map((path) => existsSync(path))).toEqual([true, true, false, false, false]);
  expect(statSync(join(folder, 'start')).mtimeMs).toBeGreaterThan(300_000);
});

test('a saved file keeps the description that was appended to it first', async () => {
  const appended: string[] = [];
  const plugin = {
    name: 'docgen',
    transform: (code: string) => {
      appended.push(code);
      return { code: `${code}/* ${appended.length} */` };
    },
  };
  keepFirstDocgen(plugin);
  const transform = plugin.transform as (code: string, id: string) => unknown;
  expect(await transform('one', 'a.tsx')).toEqual({ code: 'one/* 1 */' });
  expect(await transform('two', 'a.tsx')).toEqual({ code: 'two/* 1 */', map: null });
  expect(await transform('three', 'b.tsx')).toEqual({ code: 'three/* 2 */' });
});
