import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { plainText } from '../prose-blocks';

const WORDS_PER_MINUTE = 200;
/** Japanese has no spaces between words. */
const CHARACTERS_PER_MINUTE = 500;

export function readingMinutes(texts: readonly string[], language: InterfaceLanguage): number {
  const all = texts.map(plainText).join(' ');
  const count = language === 'ja-JP' ? [...all.replaceAll(/\s/g, '')].length : all.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(count / (language === 'ja-JP' ? CHARACTERS_PER_MINUTE : WORDS_PER_MINUTE)));
}
