import type { InterfaceLanguage } from '#src/contract/enums.gen';

interface Language {
  readonly code: InterfaceLanguage;
  readonly name: string;
  readonly pictures: string;
}

/** In menu order (I18N-01). */
export const languages: readonly Language[] = [
  { code: 'en-US', name: 'English', pictures: 'en' },
  { code: 'es-ES', name: 'Español', pictures: 'es' },
  { code: 'ja-JP', name: '日本語', pictures: 'jp' },
  { code: 'de-DE', name: 'Deutsch', pictures: 'de' },
  { code: 'fr-FR', name: 'Français', pictures: 'fr' },
  { code: 'it-IT', name: 'Italiano', pictures: 'it' },
  { code: 'ko-KR', name: '한국어', pictures: 'kr' },
];

export function isLanguage(value: unknown): value is InterfaceLanguage {
  return languages.some((language) => language.code === value);
}

/** Falls back to en-US. */
export function matchLanguage(wanted: readonly string[]): InterfaceLanguage {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const hit = languages.find((language) => language.code.toLowerCase().split('-')[0] === base);
    if (hit) return hit.code;
  }
  return 'en-US';
}
