import { personaNames } from '#mocks/personas';
import { languages } from '#src/i18n/languages';
import { isShownLanguage, pseudoLanguage, type ShownLanguage } from '#src/i18n/pseudo-language';
import type { ThemeName } from '#src/ui/theme/tokens';

export interface GleanerParameters {
  scenario?: string;
  persona?: string;
  path?: string;
  state?: unknown;
  language?: ShownLanguage;
  theme?: ThemeName;
  guide?: boolean;
  traffic?: boolean;
}

/** An empty choice leaves the value to the story. */
export const globalTypes = {
  persona: {
    description: 'Who is signed in',
    toolbar: {
      title: 'Persona',
      icon: 'user' as const,
      dynamicTitle: true,
      items: [
        { value: '', title: 'Persona: as in the story' },
        ...personaNames.map((value) => ({ value, title: `Persona: ${value}` })),
      ],
    },
  },
  language: {
    description: 'Language of the interface',
    toolbar: {
      title: 'Language',
      icon: 'globe' as const,
      dynamicTitle: true,
      items: [
        { value: '', title: 'Language: as in the story' },
        ...languages.map(({ code, name }) => ({ value: code, title: `Language: ${name}` })),
        ...(pseudoLanguage
          ? [{ value: pseudoLanguage.code, title: `Language: ${pseudoLanguage.name} (made up)` }]
          : []),
      ],
    },
  },
  theme: {
    description: 'Light or dark',
    toolbar: {
      title: 'Theme',
      icon: 'mirror' as const,
      dynamicTitle: true,
      items: [
        { value: '', title: 'Theme: as in the story' },
        { value: 'light', title: 'Theme: light' },
        { value: 'dark', title: 'Theme: dark' },
      ],
    },
  },
  play: {
    description: 'Which stories run their play function',
    toolbar: {
      title: 'Play function',
      icon: 'play' as const,
      dynamicTitle: true,
      items: [
        { value: '', title: 'Play function: if needed' },
        { value: 'on', title: 'Play function: always' },
        { value: 'off', title: 'Play function: never' },
      ],
    },
  },
};

export const initialGlobals = { persona: '', language: '', theme: '', play: '' };

/** Pixels, 1200 otherwise. */
const testWidth: unknown = import.meta.env['STORY_WIDTH'];

export const viewports = {
  ...(typeof testWidth === 'string'
    ? { test: { name: 'Test', styles: { width: `${testWidth}px`, height: '800px' } } }
    : {}),
  phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' }, type: 'mobile' as const },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' as const },
  laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' as const },
  wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' as const },
};

interface Context {
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

function isGleaner(value: unknown): value is GleanerParameters {
  return typeof value === 'object' && value !== null;
}

export function gleanerOf(context: Context): GleanerParameters {
  const value = context.parameters['gleaner'];
  return isGleaner(value) ? value : {};
}

/** The story that plays in its own language, since a play finds texts by their words. */
let playingStory: string | undefined;

export function setPlayingStory(id: string | undefined): void {
  playingStory = id;
}

export const isPlayingStory = (id: string): boolean => id === playingStory;

export function languageOf(context: Context & { id: string }): ShownLanguage {
  const own = gleanerOf(context).language;
  const choice = isPlayingStory(context.id) ? own : context.globals['language'] || own;
  return isShownLanguage(choice) ? choice : 'en-US';
}

export function themeOf(context: Context): ThemeName {
  const choice = context.globals['theme'] || gleanerOf(context).theme;
  return choice === 'dark' ? 'dark' : 'light';
}

export function personaOf(context: Context): string | undefined {
  const choice = context.globals['persona'];
  return typeof choice === 'string' && choice !== '' ? choice : gleanerOf(context).persona;
}
