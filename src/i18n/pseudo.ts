/** How much longer a text becomes, in letters: what German or French need beside English. */
const LONGER = 0.4;
const OPEN = '⟦';
const CLOSE = '⟧';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçðéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ';

/** What is no word: values, tags, other texts by their key, entities, code, and where a link leads. */
const KEPT = /(\{\{[^}]*\}\}|\$\{[^}]*\}|\$t\([^)]*\)|<\/?[\w-]+\s*\/?>|&#?\w+;|`[^`]*`|\]\([\w:#-]+\))/;
/** A line: what it begins with as an item of a list, its text, and the space after it. */
const LINE = /^(\s*(?:(?:-|\d+\.) )?)(.*?)(\s*)$/;

/** Accents the words of a text and makes them longer: vowels first, then their last letter; what is left of a letter goes to the next word. */
function createStretch(): (words: string) => string {
  let owed = 0;
  return (words) =>
    words.replace(/[A-Za-z]+/g, (word) => {
      owed += word.length * LONGER;
      let extra = Math.floor(owed);
      owed -= extra;
      const doubled = word.replace(/[aeiouy]/gi, (vowel) => (extra-- > 0 ? vowel + vowel.toLowerCase() : vowel));
      const longer = doubled + word.slice(-1).repeat(Math.max(0, extra));
      return longer.replace(/[A-Za-z]/g, (letter) => ACCENTED.charAt(PLAIN.indexOf(letter)));
    });
}

/**
 * An English text of the language files in the made-up language: accented, about 40 % longer in letters, each of its lines between
 * marks. Values, tags, entities, code and addresses stay as they are.
 */
export function pseudo(text: string): string {
  const stretch = createStretch();
  const line = (whole: string): string => {
    const [, before = '', words = '', after = ''] = LINE.exec(whole) ?? [];
    if (words === '') return whole;
    // Every second part is one that is kept.
    const parts = words.split(KEPT).map((part, place) => (place % 2 === 0 ? stretch(part) : part));
    return before + OPEN + parts.join('') + CLOSE + after;
  };
  return text.split('\n').map(line).join('\n');
}

/** Every text of a tree of texts in the made-up language; `isText` is asked for each name whether what lies under it is one. */
export function pseudoTexts<Texts>(texts: Texts, isText: (name: string) => boolean = () => true): Texts {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudo(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, isText(name) ? walk(inner) : inner]));
  };
  // The walk changes words and leaves every shape as it is.
  return walk(texts) as Texts;
}
