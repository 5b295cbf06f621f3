const EXPANSION = 0.4;
const OPEN = '⟦';
const CLOSE = '⟧';

const PLAIN_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED_LETTERS = 'áƀçðéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ';

/** Not translated: values, tags, keys, entities, code and link targets. */
const UNTRANSLATED = /(\{\{[^}]*\}\}|\$\{[^}]*\}|\$t\([^)]*\)|<\/?[\w-]+\s*\/?>|&#?\w+;|`[^`]*`|\]\([\w:#-]+\))/;
const LINE = /^(\s*(?:(?:-|\d+\.) )?)(.*?)(\s*)$/;

function createStretch(): (text: string) => string {
  let pendingLetters = 0;
  return (text) =>
    text.replace(/[A-Za-z]+/g, (word) => {
      pendingLetters += word.length * EXPANSION;
      let extra = Math.floor(pendingLetters);
      pendingLetters -= extra;
      const doubled = word.replace(/[aeiouy]/gi, (vowel) => (extra-- > 0 ? vowel + vowel.toLowerCase() : vowel));
      const longer = doubled + word.slice(-1).repeat(Math.max(0, extra));
      return longer.replace(/[A-Za-z]/g, (letter) => ACCENTED_LETTERS.charAt(PLAIN_LETTERS.indexOf(letter)));
    });
}

export function pseudo(text: string): string {
  const stretch = createStretch();
  const line = (lineText: string): string => {
    const [, before = '', content = '', after = ''] = LINE.exec(lineText) ?? [];
    if (content === '') return lineText;
    // Odd parts match `KEPT`.
    const parts = content.split(UNTRANSLATED).map((part, place) => (place % 2 === 0 ? stretch(part) : part));
    return before + OPEN + parts.join('') + CLOSE + after;
  };
  return text.split('\n').map(line).join('\n');
}

export function pseudoTexts<Texts>(texts: Texts, isText: (name: string) => boolean = () => true): Texts {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudo(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, isText(name) ? walk(inner) : inner]));
  };
  return walk(texts) as Texts;
}
