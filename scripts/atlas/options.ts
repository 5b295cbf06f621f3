import { relative, sep } from 'node:path';
import { languages } from '../../src/i18n/languages.ts';
import { palettes, type ThemeName } from '../../src/ui/theme/tokens.ts';

export interface AtlasOptions {
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
const FLAGS = ['filter', 'languages', 'themes', 'widths', 'out', 'storybook', 'find'];

const list = (value: string | true | undefined, fallback: string): string[] => {
  const text = typeof value === 'string' ? value : fallback;
  return [...new Set(text.split(',').map((word) => word.trim()))].filter(Boolean);
};

const isTheme = (name: string): name is ThemeName => Object.hasOwn(palettes, name);

export const storybookFrom = (out: string): string => `${relative(out, 'storybook-static').replaceAll(sep, '/')}/`;

const DEFAULTS = { languages: 'en-US', themes: 'light', widths: '1440', out: 'atlas' };

export const FIND_DEFAULTS: typeof DEFAULTS = {
  ...DEFAULTS,
  languages: LANGUAGES.join(','),
  widths: '375,1440',
  out: 'reports/findings',
};

export function parseAtlasOptions(flags: Readonly<Record<string, string | true>>, defaults = DEFAULTS): AtlasOptions {
  const unknownFlag = Object.keys(flags).find((name) => !FLAGS.includes(name));
  if (unknownFlag !== undefined)
    throw new Error(`Unknown flag --${unknownFlag}. Flags: ${FLAGS.map((name) => `--${name}`).join(', ')}.`);
  const flagWithoutValue = FLAGS.find((name) => (name !== 'find' && flags[name] === true) || flags[name] === '');
  if (flagWithoutValue !== undefined) throw new Error(`--${flagWithoutValue} wants a value.`);

  if (flags['find'] !== undefined && flags['find'] !== true) throw new Error('--find takes no value.');

  const requestedLanguages = list(flags['languages'], defaults.languages);
  const unknownLanguage = requestedLanguages.find((language) => !LANGUAGES.includes(language));
  if (unknownLanguage !== undefined)
    throw new Error(`There is no language ${unknownLanguage}. Languages: ${LANGUAGES.join(', ')}.`);
  const themes = list(flags['themes'], defaults.themes);
  const unknownTheme = themes.find((theme) => !isTheme(theme));
  if (unknownTheme !== undefined) throw new Error(`There is no theme ${unknownTheme}. Themes: light, dark.`);
  const widths = list(flags['widths'], defaults.widths).map(Number);
  const invalidWidth = widths.find((width) => !Number.isInteger(width) || width < 320 || width > 2560);
  if (invalidWidth !== undefined) throw new Error('A width is a whole number of pixels from 320 to 2560.');

  const text = (name: string, fallback: string): string => {
    const value = flags[name];
    return typeof value === 'string' ? value : fallback;
  };
  return {
    filter: list(flags['filter'], ''),
    languages: requestedLanguages,
    themes: themes.filter(isTheme),
    widths,
    out: text('out', defaults.out),
    storybook: text('storybook', storybookFrom(text('out', defaults.out))),
    find: flags['find'] === true,
  };
}
