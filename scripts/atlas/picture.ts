import type { ThemeName } from '../../src/ui/theme/tokens.ts';

/** The kinds of faults that are looked for on every picture. */
export const FINDING_KINDS = ['clipped', 'overflow', 'target', 'contrast', 'raw-key', 'untranslated'] as const;

/** A fault seen on a picture: its words, the element, and its box in pixels (left, top, width, height). */
export interface Finding {
  readonly kind: (typeof FINDING_KINDS)[number];
  readonly text: string;
  readonly selector: string;
  readonly box: readonly [number, number, number, number];
}

/** How a story is looked at. Widths are pixels of the window. */
export interface Look {
  readonly language: string;
  readonly theme: ThemeName;
  readonly width: number;
}

/** A story and what the inventory says of it. */
export interface Story {
  /** The id that Storybook gives it. */
  readonly id: string;
  readonly title: string;
  /** Its name without the requirement ids at the front. */
  readonly name: string;
  readonly requirements: readonly string[];
  readonly noun: string;
  readonly surface: string;
  /** What the inventory calls the state; empty for a story beyond it. */
  readonly state: string;
  readonly persona: string;
}

/** What a photograph gives beside the file. */
export interface Shot {
  readonly height: number;
  /** Path of the file below the atlas. */
  readonly file: string;
  readonly sha256: string;
  /** Every text on the picture, for the search. */
  readonly words: string;
  readonly findings: readonly Finding[];
}

/** One picture of the atlas, as it stands in atlas.json. */
export type Picture = Omit<Story, 'id'> & Look & Shot & { readonly story: string };

/** The content of atlas.json. */
export interface Atlas {
  readonly version: 1;
  readonly pictures: readonly Picture[];
}

/** The key of a picture, the same in the review file, in addresses and in paths: 'en-US/light/1440/<story>'. */
export const pictureKey = ({ language, theme, width, story }: Look & { readonly story: string }): string =>
  `${language}/${theme}/${width}/${story}`;

/** Where the file of a picture lies below the atlas. */
export const pictureFile = (picture: Look & { readonly story: string }): string =>
  `pictures/${pictureKey(picture)}.png`;

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The text of atlas.json: pictures by story and look, so that two runs of the same source write the same bytes. */
export function atlasText(pictures: readonly Picture[]): string {
  const sorted = pictures.toSorted(
    (a, b) => order(a.story, b.story) || order(a.language, b.language) || order(b.theme, a.theme) || a.width - b.width,
  );
  // A line a picture: a difference can be read, and a million brackets on lines of their own are saved.
  return `{ "version": 1, "pictures": [\n${sorted.map((picture) => JSON.stringify(picture)).join(',\n')}\n] }\n`;
}
