import type { InterfaceLanguage } from '#src/contract/enums.gen';

interface Language {
  readonly code: InterfaceLanguage;
  readonly name: string;
  readonly pictureFolder: string;
}

/** In menu order (I18N-01). */
export const languages: readonly Language[] = [
  { code: 'en-US', name: 'English', pictureFolder: 'en' },
  { code: 'es-ES', name: 'Español', pictureFolder: 'es' },
  { code: 'ja-JP', name: '日本語', pictureFolder: 'jp' },
  { code: 'de-DE', name: 'Deutsch', pictureFolder: 'de' },
  { code: 'fr-FR', name: 'Français', pictureFolder: 'fr' },
  { code: 'it-IT', name: 'Italiano', pictureFolder: 'it' },
  { code: 'ko-KR', name: '한국어', pictureFolder: 'kr' },
];

export function isLanguage(value: unknown): value is InterfaceLanguage {
  return languages.some((language) => language.code === value);
}

/** Falls back to en-US. */
export function matchLanguage(requested: readonly string[]): InterfaceLanguage {
  for (const tag of requested) {
    const base = tag.toLowerCase().split('-')[0];
    const match = languages.find((language) => language.code.toLowerCase().split('-')[0] === base);
    if (match) return match.code;
  }
  return 'en-US';
}
