import type { InterfaceLanguage } from '../contract/enums.gen';

/** The seven interface languages in menu order, each named in its own language (I18N-01). */
export const languages: readonly { readonly code: InterfaceLanguage; readonly name: string }[] = [
  { code: 'en-US', name: 'English' },
  { code: 'es-ES', name: 'Español' },
  { code: 'ja-JP', name: '日本語' },
  { code: 'de-DE', name: 'Deutsch' },
  { code: 'fr-FR', name: 'Français' },
  { code: 'it-IT', name: 'Italiano' },
  { code: 'ko-KR', name: '한국어' },
];

/** Whether a string is one of the seven language codes. */
export function isLanguage(value: unknown): value is InterfaceLanguage {
  return languages.some((language) => language.code === value);
}

/** The best of our languages for what a browser asks for, in its order; en-US when none fits. */
export function matchLanguage(wanted: readonly string[]): InterfaceLanguage {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const hit = languages.find((language) => language.code.toLowerCase().split('-')[0] === base);
    if (hit) return hit.code;
  }
  return 'en-US';
}
