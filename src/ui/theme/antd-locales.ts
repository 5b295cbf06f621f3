import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import type { InterfaceLanguage } from '../../contract/enums.gen';

export type AntdLocale = Locale;

const loaded = new Map<InterfaceLanguage, AntdLocale>([['en-US', english]]);

const files: Record<InterfaceLanguage, () => Promise<{ default: AntdLocale }>> = {
  'en-US': () => Promise.resolve({ default: english }),
  'es-ES': () => import('antd/es/locale/es_ES'),
  'ja-JP': () => import('antd/es/locale/ja_JP'),
  'de-DE': () => import('antd/es/locale/de_DE'),
  'fr-FR': () => import('antd/es/locale/fr_FR'),
  'it-IT': () => import('antd/es/locale/it_IT'),
  'ko-KR': () => import('antd/es/locale/ko_KR'),
};

/** antd's own words in a language, as far as they are here already; English otherwise. */
export function antdLocale(language: InterfaceLanguage): AntdLocale {
  return loaded.get(language) ?? english;
}

/** Fetches antd's own words in a language, once. Rejects when the file cannot be fetched. */
export async function loadAntdLocale(language: InterfaceLanguage): Promise<AntdLocale> {
  const known = loaded.get(language);
  if (known) return known;
  const { default: words } = await files[language]();
  loaded.set(language, words);
  return words;
}
