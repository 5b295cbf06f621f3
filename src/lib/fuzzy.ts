/** Folds a text for fuzzy search: ignores width, case and accents, reads Katakana as Hiragana, splits Hangul into letters. */
export function foldFuzzy(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F\u3099\u309A]/g, '')
    .toLowerCase()
    .replaceAll(/[\u30A1-\u30F6]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0x60))
    .replaceAll(
      /[\u11A8-\u11C2]/g,
      (character) => initialConsonants[(character.codePointAt(0) ?? 0) - 0x11a8] ?? character,
    );
}

/** Final consonants as initial ones: the last letter typed may begin the next syllable. */
const initialConsonants =
  'ᄀ|ᄁ|ᄀᄉ|ᄂ|ᄂᄌ|ᄂᄒ|ᄃ|ᄅ|ᄅᄀ|ᄅᄆ|ᄅᄇ|ᄅᄉ|ᄅᄐ|ᄅᄑ|ᄅᄒ|ᄆ|ᄇ|ᄇᄉ|ᄉ|ᄊ|ᄋ|ᄌ|ᄎ|ᄏ|ᄐ|ᄑ|ᄒ'.split('|');

const isBoundary = (text: string, at: number): boolean => at === 0 || /[\s\p{P}]/u.test(text[at - 1] ?? '');

function scoreWord(text: string, word: string): number | undefined {
  const at = text.indexOf(word);
  if (at >= 0) {
    for (let next = at; next >= 0; next = text.indexOf(word, next + 1))
      if (isBoundary(text, next)) return next === 0 ? 100 : 80;
    return 60;
  }
  let place = -1;
  let gaps = 0;
  for (const character of word) {
    const found = text.indexOf(character, place + 1);
    if (found < 0) return undefined;
    // An initial consonant starts a Hangul syllable.
    const begins = isBoundary(text, found) || /[\u1100-\u1112]/.test(character);
    if (place >= 0 && found > place + 1 && !begins) gaps += 1;
    place = found + character.length - 1;
  }
  return gaps > Math.max(1, word.length / 2) ? undefined : 40 - gaps * 5;
}

/** Scores the words of `input` in a folded text: higher is better, undefined without a match, 0 for no words. */
export function fuzzyScore(folded: string, input: string): number | undefined {
  const words = foldFuzzy(input).split(/\s+/).filter(Boolean);
  let sum = 0;
  for (const word of words) {
    const score = scoreWord(folded, word);
    if (score === undefined) return undefined;
    sum += score;
  }
  return words.length === 0 ? 0 : sum / words.length - Math.min(folded.length, 200) / 100;
}
