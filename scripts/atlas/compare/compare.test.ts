import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';
import { afterEach, describe, expect, test } from 'vitest';
import { compareAtlases, writeChanges } from './command';
import type { Atlas, Picture } from '../picture';
import { pairScreenshots, readThresholds, thresholdFor } from './pairs';
import { comparePictures } from './pixels';

function png(width: number, height: number, others = 0): Buffer {
  const picture = new PNG({ width, height });
  for (let at = 0; at < width * height; at++) picture.data.set([15, at < others ? 119 : 118, 110, 255], at * 4);
  return PNG.sync.write(picture);
}

const taken = (story: string, sha256: string): Picture => ({
  story,
  title: 'Tasks/Pages',
  name: story,
  requirements: ['NAV-01'],
  noun: 'tasks',
  surface: 'page',
  state: '',
  persona: '',
  words: '',
  texts: ['tasks:columns.next'],
  findings: [],
  height: 10,
  language: 'en-US',
  theme: 'light',
  width: 1440,
  file: `pictures/en-US/light/1440/${story}.png`,
  sha256,
});

const by = (...pictures: Picture[]) => new Map(pictures.map((picture) => [picture.story, picture]));

test('pictures are paired by story and look as same, changed, new or gone', () => {
  const result = pairScreenshots(
    by(taken('a', '1'), taken('b', '1'), taken('c', '1')),
    by(taken('a', '1'), taken('b', '2'), taken('d', '1')),
  );
  expect(result.same).toBe(1);
  expect(result.pairs.map(({ key }) => key)).toEqual(['b']);
  expect(result.fresh.map(({ story }) => story)).toEqual(['d']);
  expect(result.gone.map(({ story }) => story)).toEqual(['c']);
});

test('a story has the threshold of the longest matching area', () => {
  const thresholds = readThresholds('Billing=0.002,Billing/Dialogs=0.01,=0.5');
  expect(thresholdFor('Billing/Dialogs/Pay', thresholds)).toBe(0.01);
  expect(thresholdFor('Billing/Pages', thresholds)).toBe(0.002);
  expect(thresholdFor('Billings', thresholds)).toBe(0.5);
  expect(thresholdFor('Tasks/Pages', {})).toBe(0);
  for (const wrong of ['Billing', 'Billing=x', 'Billing=2'])
    expect(() => readThresholds(wrong)).toThrow('is no threshold');
});

test('the smallest step of one color in one pixel is a difference', () => {
  expect(comparePictures(png(10, 10), png(10, 10)).share).toBe(0);
  expect(comparePictures(png(10, 10), png(10, 10, 1)).share).toBe(0.01);
});

test('pictures of two sizes share one canvas, and uncovered pixels differ', () => {
  const { share, sizes, picture } = comparePictures(png(10, 10), png(10, 20));
  expect({ share, sizes }).toEqual({
    share: 0.5,
    sizes: [
      [10, 10],
      [10, 20],
    ],
  });
  expect(PNG.sync.read(picture())).toMatchObject({ width: 10, height: 20 });
});

describe('the command', () => {
  let folder = '';
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  function atlas(name: string, pictures: Readonly<Record<string, Buffer>>): void {
    const files = join(folder, name, 'pictures/en-US/light/1440');
    mkdirSync(files, { recursive: true });
    const all = Object.entries(pictures).map(([story, bytes]) => {
      writeFileSync(join(files, `${story}.png`), bytes);
      return taken(story, createHash('sha256').update(bytes).digest('hex'));
    });
    writeFileSync(join(folder, name, 'atlas.json'), JSON.stringify({ version: 1, pictures: all }));
  }

  const run = (old: string, now: string, ...flags: string[]) =>
    compareAtlases([join(folder, old), join(folder, now), '--out', join(folder, 'report'), ...flags]);

  test('names changed, new and gone pictures and exits with 0 or 1', async () => {
    folder = mkdtempSync(join(tmpdir(), 'gleaner-compare-'));
    atlas('old', { same: png(10, 10), changed: png(10, 10), gone: png(10, 10) });
    atlas('now', { same: png(10, 10), changed: png(10, 10, 2), fresh: png(10, 10) });
    expect(await run('old', 'old')).toMatchObject({ code: 0 });
    expect(await run('old', 'now')).toMatchObject({ code: 1 });
    const { pictures } = JSON.parse(readFileSync(join(folder, 'report/atlas.json'), 'utf8')) as Atlas;
    expect(pictures.map(({ change, name }) => `${change?.kind} ${name}`)).toEqual([
      'changed changed',
      'new fresh',
      'gone gone',
    ]);
    for (const { file, change } of pictures)
      for (const path of [file, ...Object.values(change?.pair ?? {})])
        expect(PNG.sync.read(readFileSync(join(folder, 'report', path))).width).toBe(10);
    const tolerant = await run('old', 'now', '--threshold', 'Tasks=0.02');
    expect(tolerant.said).toContain('0 changed, 1 new, 1 gone, 1 the same, 1 within');
  });

  test('writes only the named stories, with names of both sides and a note', async () => {
    folder = mkdtempSync(join(tmpdir(), 'gleaner-compare-'));
    atlas('old', { changed: png(10, 10), other: png(10, 10), gone: png(10, 10) });
    atlas('now', { changed: png(10, 10, 2), other: png(10, 10, 2) });
    const out = join(folder, 'changes');
    const said = await writeChanges({
      old: join(folder, 'old'),
      now: join(folder, 'now'),
      out,
      names: { old: 'main at 0123abcd', now: 'the working tree' },
      note: 'Two stories loaded a changed file.',
      unchanged: 40,
      storybook: 'https://book.example/',
      isCompared: (key) => !key.endsWith('/other'),
    });
    expect(said).toContain('1 changed, 0 new, 1 gone, 40 the same');
    expect(existsSync(join(out, 'index.html'))).toBe(true);
    const script = readFileSync(join(out, 'assets/pictures.js'), 'utf8');
    const shown = JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf(';'))) as typeof gleanerAtlas;
    expect(shown).toMatchObject({
      comparison: { old: 'main at 0123abcd', now: 'the working tree', note: 'Two stories loaded a changed file.' },
      storybook: 'https://book.example/',
      review: { version: 1 },
    });
    expect(shown.pictures.map(({ story, sha256 }) => [story, sha256.length])).toEqual([
      ['changed', 64],
      ['gone', 64],
    ]);
    expect(shown.details.requirements['NAV-01']).toMatch(/\w/);
    expect(Object.keys(shown.details.texts[0]?.languages ?? {})).toHaveLength(7);
    expect(script).not.toContain(folder);
    await writeChanges({ old: join(folder, 'old'), now: join(folder, 'now'), out });
    await expect(writeChanges({ old: out, now: out, out: join(folder, 'old') })).rejects.toThrow('holds no report');
  });

  test('explains wrong arguments and exits with 2', async () => {
    folder = mkdtempSync(join(tmpdir(), 'gleaner-compare-'));
    atlas('old', { same: png(10, 10) });
    for (const [args, words] of [
      [['only'], 'Two folders'],
      [['a', 'b', 'c'], 'Two folders'],
      [['a', 'b', '--colour', 'red'], 'colour'],
      [[join(folder, 'old'), join(folder, 'nowhere')], 'holds no atlas.json'],
      [[join(folder, 'old'), join(folder, 'old'), '--out', join(folder, 'old')], 'holds no report'],
    ] as const) {
      const { code, said } = await compareAtlases(args);
      expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining(words) as string });
    }
  });
});
