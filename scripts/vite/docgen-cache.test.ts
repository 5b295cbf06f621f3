import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { dropOldDocgen } from './docgen-cache';

const folder = mkdtempSync(join(tmpdir(), 'docgen-'));
afterEach(() => rmSync(folder, { recursive: true }));

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
