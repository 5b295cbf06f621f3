import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { plainText } from '../prose-blocks';

const WORDS_A_MINUTE = 200;
/** Japanese has no spaces between words. */
const SIGNS_A_MINUTE = 500;

export function readingMinutes(texts: readonly string[], language: InterfaceLanguage): number {
  const all = texts.map(plainText).join(' ');
  const count = language === 'ja-JP' ? [...all.replaceAll(/\s/g, '')].length : all.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(count / (language === 'ja-JP' ? SIGNS_A_MINUTE : WORDS_A_MINUTE)));
}
