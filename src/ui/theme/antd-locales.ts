import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { isLanguage } from '#src/i18n/languages';
import { loadPseudo, baseLanguage, type ShownLanguage } from '#src/i18n/pseudo-language';

export type AntdLocale = Locale;

const loaded = new Map<ShownLanguage, AntdLocale>([['en-US', english]]);

async function withDates<T>(texts: Promise<T>, dates: Promise<unknown>): Promise<T> {
  await dates;
  return texts;
}

const files: Record<InterfaceLanguage, () => Promise<{ default: AntdLocale }>> = {
  'en-US': () => Promise.resolve({ default: english }),
  'es-ES': () => withDates(import('antd/es/locale/es_ES'), import('dayjs/locale/es')),
  'ja-JP': () => withDates(import('antd/es/locale/ja_JP'), import('dayjs/locale/ja')),
  'de-DE': () => withDates(import('antd/es/locale/de_DE'), import('dayjs/locale/de')),
  'fr-FR': () => withDates(import('antd/es/locale/fr_FR'), import('dayjs/locale/fr')),
  'it-IT': () => withDates(import('antd/es/locale/it_IT'), import('dayjs/locale/it')),
  'ko-KR': () => withDates(import('antd/es/locale/ko_KR'), import('dayjs/locale/ko')),
};

// antd's file also holds locale names and date patterns.
const isTextKey = (name: string): boolean => !/locale$|format$/i.test(name) || name === 'timePickerLocale';

async function fetchTexts(language: ShownLanguage): Promise<AntdLocale> {
  const { default: texts } = await files[baseLanguage(language)]();
  return isLanguage(language) || !loadPseudo ? texts : (await loadPseudo()).pseudoTexts(texts, isTextKey);
}

export function antdLocale(language: ShownLanguage): AntdLocale {
  return loaded.get(language) ?? english;
}

export async function loadAntdLocale(language: ShownLanguage): Promise<AntdLocale> {
  const known = loaded.get(language);
  if (known) return known;
  const texts = await fetchTexts(language);
  loaded.set(language, texts);
  return texts;
}
