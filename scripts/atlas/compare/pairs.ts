import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureKey, type Atlas, type Picture } from '../picture.ts';

export type ScreenshotsByKey = ReadonlyMap<string, Picture>;

const isAtlas = (value: unknown): value is Atlas =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === 1 &&
  'pictures' in value &&
  Array.isArray(value.pictures);

export function readAtlas(folder: string): ScreenshotsByKey {
  const path = join(folder, 'atlas.json');
  if (!existsSync(path)) throw new Error(`${folder} holds no atlas.json: create it with npm run atlas.`);
  const text = readFileSync(path, 'utf8');
  let atlas: unknown;
  try {
    atlas = JSON.parse(text);
  } catch {
    throw new Error(`${path} is not JSON.`);
  }
  if (!isAtlas(atlas)) throw new Error(`${path} is not a version 1 atlas.`);
  return new Map(atlas.pictures.map((picture) => [pictureKey(picture), picture]));
}

export interface Pair {
  readonly key: string;
  readonly old: Picture;
  readonly now: Picture;
}

export function pairScreenshots(
  old: ScreenshotsByKey,
  now: ScreenshotsByKey,
): { same: number; pairs: Pair[]; fresh: Picture[]; gone: Picture[] } {
  const both = [...now].flatMap(([key, picture]) => {
    const before = old.get(key);
    return before ? [{ key, old: before, now: picture }] : [];
  });
  const only = (these: ScreenshotsByKey, those: ScreenshotsByKey) =>
    [...these].flatMap(([key, picture]) => (those.has(key) ? [] : [picture]));
  const pairs = both.filter((pair) => pair.old.sha256 !== pair.now.sha256);
  return { same: both.length - pairs.length, pairs, fresh: only(now, old), gone: only(old, now) };
}

/** The share of pixels (0 to 1) that may differ, by title prefix; '' matches all. */
export type Thresholds = Readonly<Record<string, number>>;

export function readThresholds(text: string): Thresholds {
  return Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((part) => {
        const [, area = '', share = ''] = /^\s*([^=]*)=(\d*\.?\d+)\s*$/.exec(part) ?? [];
        if (share === '' || Number(share) > 1)
          throw new Error(`'${part}' is no threshold: name an area and a share of its pixels, such as Billing=0.002.`);
        return [area, Number(share)] as const;
      }),
  );
}

export function thresholdFor(title: string, thresholds: Thresholds): number {
  const [nearest] = Object.entries(thresholds)
    .filter(([area]) => area === '' || title === area || title.startsWith(`${area}/`))
    .toSorted(([a], [b]) => b.length - a.length);
  return nearest?.[1] ?? 0;
}
