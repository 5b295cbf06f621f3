import type { ThemeName } from '../../src/ui/theme/tokens.ts';

export const FINDING_KINDS = ['clipped', 'overflow', 'target', 'contrast', 'raw-key', 'untranslated'] as const;

/** `box` is left, top, width, height in pixels. */
export interface Finding {
  readonly kind: (typeof FINDING_KINDS)[number];
  readonly text: string;
  readonly selector: string;
  readonly box: readonly [number, number, number, number];
}

export interface StoryGlobals {
  readonly language: string;
  readonly theme: ThemeName;
  readonly width: number;
}

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly requirements: readonly string[];
  readonly noun: string;
  readonly surface: string;
  readonly state: string;
  readonly persona: string;
}

export interface ScreenshotInfo {
  readonly height: number;
  readonly file: string;
  readonly sha256: string;
  readonly words: string;
  readonly texts?: readonly string[];
  readonly findings: readonly Finding[];
}

export const CHANGE_LABELS = { changed: 'Changed', new: 'New', gone: 'Gone' };

type Size = readonly [number, number];

export interface PictureChange {
  readonly kind: keyof typeof CHANGE_LABELS;
  readonly pair?: { readonly old: string; readonly diff: string };
  /** Of the pixels, 0 to 1. */
  readonly share?: number;
  readonly sizes?: readonly [Size, Size];
}

export type Picture = Omit<Story, 'id'> &
  StoryGlobals &
  ScreenshotInfo & { readonly story: string; readonly change?: PictureChange };

/** `tolerated`: different, but below the threshold. */
export interface Comparison {
  readonly old: string;
  readonly now: string;
  readonly note?: string;
  readonly same: number;
  readonly tolerated: number;
}

export interface Atlas {
  readonly version: 1;
  readonly comparison?: Comparison;
  readonly pictures: readonly Picture[];
}

/** 'en-US/light/1440/<story>', also used in URLs and the review file. */
export const pictureKey = ({ language, theme, width, story }: StoryGlobals & { readonly story: string }): string =>
  `${language}/${theme}/${width}/${story}`;

export const pictureFile = (picture: StoryGlobals & { readonly story: string }): string =>
  `pictures/${pictureKey(picture)}.png`;

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorted, so that two runs write the same bytes. */
export function atlasText(pictures: readonly Picture[], comparison?: Comparison): string {
  const sorted = pictures.toSorted(
    (a, b) => order(a.story, b.story) || order(a.language, b.language) || order(b.theme, a.theme) || a.width - b.width,
  );
  const compared = comparison === undefined ? '' : ` "comparison": ${JSON.stringify(comparison)},`;
  return `{ "version": 1,${compared} "pictures": [\n${sorted.map((picture) => JSON.stringify(picture)).join(',\n')}\n] }\n`;
}
