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

export type Picture = Omit<Story, 'id'> & StoryGlobals & ScreenshotInfo & { readonly story: string };

export interface Atlas {
  readonly version: 1;
  readonly pictures: readonly Picture[];
}

/** 'en-US/light/1440/<story>', also used in URLs and the review file. */
export const pictureKey = ({ language, theme, width, story }: StoryGlobals & { readonly story: string }): string =>
  `${language}/${theme}/${width}/${story}`;

export const pictureFile = (picture: StoryGlobals & { readonly story: string }): string =>
  `pictures/${pictureKey(picture)}.png`;

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorted, so that two runs write the same bytes. */
export function atlasText(pictures: readonly Picture[]): string {
  const sorted = pictures.toSorted(
    (a, b) => order(a.story, b.story) || order(a.language, b.language) || order(b.theme, a.theme) || a.width - b.width,
  );
  return `{ "version": 1, "pictures": [\n${sorted.map((picture) => JSON.stringify(picture)).join(',\n')}\n] }\n`;
}
