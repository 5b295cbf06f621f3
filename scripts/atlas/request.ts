import { languages } from '../../src/i18n/languages.ts';
import { palettes, type ThemeName } from '../../src/ui/theme/tokens.ts';

export interface AtlasRequest {
  /** Stories match any; empty takes all. */
  readonly filter: readonly string[];
  readonly languages: readonly string[];
  readonly themes: readonly ThemeName[];
  readonly widths: readonly number[];
  readonly out: string;
  readonly storybook: string;
  readonly find: boolean;
}

const LANGUAGES: readonly string[] = [...languages.map(({ code }) => code), 'en-XA'];
const KNOWN = ['filter', 'languages', 'themes', 'widths', 'out', 'storybook', 'find'];

const list = (value: string | true | undefined, otherwise: string): string[] => {
  const given = typeof value === 'string' ? value : otherwise;
  return [...new Set(given.split(',').map((word) => word.trim()))].filter(Boolean);
};

const isTheme = (name: string): name is ThemeName => Object.hasOwn(palettes, name);

const USUAL = { languages: 'en-US', themes: 'light', widths: '1440', out: 'atlas' };

export const EVERYWHERE: typeof USUAL = {
  ...USUAL,
  languages: LANGUAGES.join(','),
  widths: '375,1440',
  out: 'reports/findings',
};

export function atlasRequest(given: Readonly<Record<string, string | true>>, usual = USUAL): AtlasRequest {
  const unknown = Object.keys(given).find((name) => !KNOWN.includes(name));
  if (unknown !== undefined)
    throw new Error(`Unknown flag --${unknown}. Flags: ${KNOWN.map((name) => `--${name}`).join(', ')}.`);
  const empty = KNOWN.find((name) => (name !== 'find' && given[name] === true) || given[name] === '');
  if (empty !== undefined) throw new Error(`--${empty} wants a value.`);

  if (given['find'] !== undefined && given['find'] !== true) throw new Error('--find takes no value.');

  const wanted = list(given['languages'], usual.languages);
  const strange = wanted.find((language) => !LANGUAGES.includes(language));
  if (strange !== undefined) throw new Error(`There is no language ${strange}. Languages: ${LANGUAGES.join(', ')}.`);
  const themes = list(given['themes'], usual.themes);
  const noTheme = themes.find((theme) => !isTheme(theme));
  if (noTheme !== undefined) throw new Error(`There is no theme ${noTheme}. Themes: light, dark.`);
  const widths = list(given['widths'], usual.widths).map(Number);
  const noWidth = widths.find((width) => !Number.isInteger(width) || width < 320 || width > 2560);
  if (noWidth !== undefined) throw new Error('A width is a whole number of pixels from 320 to 2560.');

  const text = (name: string, otherwise: string): string => {
    const value = given[name];
    return typeof value === 'string' ? value : otherwise;
  };
  return {
    filter: list(given['filter'], ''),
    languages: wanted,
    themes: themes.filter(isTheme),
    widths,
    out: text('out', usual.out),
    storybook: text('storybook', '../storybook-static/'),
    find: given['find'] === true,
  };
}
