// Finds untranslated text in the pseudo language (`en-XA`), which accents all translated letters.
//   await page.addInitScript(keepAnswers);
//   const answers = await page.evaluate(() => globalThis.gleanerAnswers.splice(0));
//   untranslated(await page.evaluate(plainTexts), answers.flatMap((answer) => textsOf(answer)));

/** Runs in the page and uses nothing from outside. `kind` is `key` for text like `tasks.list.title`. */
export function plainTexts() {
  // The letters of src/i18n/pseudo.ts; a test compares them.
  const accented = /[áƀçðéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ⟦⟧]/u;
  const attributes = [
    'alt',
    'aria-description',
    'aria-label',
    'aria-placeholder',
    'aria-roledescription',
    'aria-valuetext',
    'placeholder',
    'title',
  ];
  // An element with another `lang` is in that language on purpose.
  const here = document.documentElement.lang;
  const ignored = `script, style, noscript, template, code, kbd, pre, samp, [translate="no"], #recharts_measurement_span, [lang]:not(html, [lang="${here}"])`;
  const found = [];

  const plainParts = (text) =>
    text
      .normalize('NFC')
      .replace(/\s+/gu, ' ')
      .replace(
        /\bhttps?:\/\/[^\s⟦⟧]+|[\w.+-]+@[\w-]+\.[\w.-]+|\/v\d[\w/{}-]*|[\w-]+\.(?:csv|json|pdf|xlsx|xml|zip)\b/gu,
        '\n',
      )
      .replace(/[⟦⟧]|[\p{L}\p{M}]+/gu, (word) => (accented.test(word) ? '\n' : word))
      .split('\n')
      .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
      .filter((part) => /\p{L}/u.test(part));
  const collect = (text, where) => {
    const rest = plainParts(text);
    if (rest.length === 0) return;
    const kind = rest.some((part) => /^[a-z]\w*(\.[a-z]\w*)+$/u.test(part)) ? 'key' : 'text';
    found.push({ kind, text: text.replace(/\s+/gu, ' ').trim(), rest, where });
  };
  const nameOf = (element) => {
    const role = element.getAttribute('role');
    return element.tagName.toLowerCase() + (role ? `[${role}]` : '');
  };
  const describePlace = (element) => {
    const region = element.closest('[role], [aria-label], [id], main, header, nav, footer, section, form');
    return region && region !== element ? `${nameOf(region)} ${nameOf(element)}` : nameOf(element);
  };
  const isVisible = (element, isHeard = false) => {
    if (element.closest(ignored) || (isHeard && element.closest('[aria-hidden="true"]'))) return false;
    // Screen readers read titles of drawings.
    const drawn = element.matches('svg title, svg desc') ? element.closest('svg') : element;
    return drawn.checkVisibility({ visibilityProperty: true });
  };

  /** Parts of one text. */
  const parts = 'mark, [data-unbroken]';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const at = node.parentElement;
    if (!/\p{L}/u.test(node.data) || at.tagName === 'TEXTAREA' || !isVisible(at)) continue;
    const markedParent =
      at.closest(parts)?.parentElement ?? (at.querySelector(`:scope > :is(${parts})`) ? at : undefined);
    if (!markedParent) collect(node.data, describePlace(at));
    else if (markedParent.firstChild === node || markedParent.firstChild.firstChild === node)
      collect(markedParent.textContent, describePlace(markedParent));
  }
  for (const element of document.body.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
    for (const name of attributes)
      if (element.hasAttribute(name) && isVisible(element, name.startsWith('a')))
        collect(element.getAttribute(name), `${describePlace(element)} @${name}`);
  collect(document.title, 'document title');
  return found;
}

/** Runs before the page's scripts and uses nothing from outside. */
export function keepAnswers() {
  const answers = [];
  globalThis.gleanerAnswers = answers;
  for (const name of ['text', 'json']) {
    const read = Response.prototype[name];
    Response.prototype[name] = async function readAndKept() {
      const value = await read.call(this);
      answers.push(name === 'text' ? value : JSON.stringify(value));
      return value;
    };
  }
}

export function textsOf(answer, isCode = () => false) {
  const textsIn = (value, name = '') => {
    if (typeof value === 'string') {
      if (isCode(name, value)) return [];
      return /^[[{]/u.test(value) ? [value, ...textsOf(value, isCode)] : [value, ...value.split(/<[^<>]*>/u).slice(1)];
    }
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, Array.isArray(value) ? name : key));
  };
  try {
    return textsIn(JSON.parse(answer));
  } catch {
    return [answer];
  }
}

const NAMES = [
  'Gleaner',
  'Google',
  'Microsoft',
  'Apple',
  'WeChat',
  'Windows',
  'macOS',
  'CSV',
  'JSON',
  'XLSX',
  'XML',
  'English',
  'Visa',
  'Mastercard',
  'Maestro',
  'UnionPay',
  'Discover',
  'Amex',
  'JCB',
  'PayPal',
];

function formatWords() {
  const words = ['ago', 'in', 'a', 'an', 'few', 'and', 'or', 'AM', 'PM', 'UTC', 'GMT', 'hr', 'hrs', 'mth', 'wk', 'yr'];
  words.push(new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(0, 'second'));
  for (const style of ['long', 'short']) {
    for (let month = 0; month < 12; month++)
      words.push(new Intl.DateTimeFormat('en-US', { month: style }).format(new Date(2026, month, 1)));
    for (let day = 1; day < 8; day++)
      words.push(new Intl.DateTimeFormat('en-US', { weekday: style }).format(new Date(2026, 1, day)));
    for (const unit of ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'second', 'minute', 'hour', 'day', 'month', 'year'])
      for (const count of [1, 2]) {
        const format = new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: style });
        words.push(format.formatToParts(count).find((part) => part.type === 'unit').value);
      }
  }
  return words;
}

const wordsOf = (text) => text.match(/[\p{L}\p{M}]+/gu) ?? [];
const knownWords = new Set([...NAMES, ...formatWords()]);
const ADDRESS =
  /\bhttps?:\/\/[^\s⟦⟧]+|[\w.+-]+@[\w-]+\.[\w.-]+|\/v\d[\w/{}-]*|[\w-]+\.(?:csv|json|pdf|xlsx|xml|zip)\b/gu;
const clean = (text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim();
const partsOf = (text) =>
  text
    .replace(ADDRESS, '\n')
    .replace(/[\p{L}\p{M}]+/gu, (word) => (/[^\p{ASCII}]/u.test(word) ? '\n' : word))
    .split('\n')
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));

const initialsOf = (text) => {
  const [first = '', second = ''] = wordsOf(text);
  return `${first.slice(0, 1)}${second.slice(0, 1)}`.toUpperCase();
};

export function untranslated(found, texts) {
  const cleaned = [...texts].map(clean);
  const data = new Set([...cleaned, ...cleaned.flatMap(partsOf)].filter((text) => text !== ''));
  const initials = new Set([...data].map(initialsOf));
  const all = `\n${[...data].join('\n')}\n`;
  const byFirst = Map.groupBy(data, (text) => wordsOf(text)[0] ?? '');
  const isPartOfData = (part) => {
    for (let at = all.indexOf(part); at >= 0; at = all.indexOf(part, at + 1))
      if (!/[\p{L}\p{N}_]/u.test(all[at - 1]) && !/[\p{L}\p{N}_]/u.test(all[at + part.length])) return true;
    return false;
  };
  const isData = (part) => {
    if (data.has(part) || initials.has(part) || wordsOf(part).every((word) => knownWords.has(word))) return true;
    if (/^[\d.,]+[KMBT]$|^(?=.*\d)[\dA-F]{8}$/u.test(part)) return true;
    // Part of a longer text; a single word could match anywhere.
    if (/[^\p{L}\p{M}]/u.test(part) && isPartOfData(part)) return true;
    let rest = part;
    const inside = new Set(wordsOf(part).flatMap((word) => byFirst.get(word) ?? []));
    for (const text of [...inside].sort((a, b) => b.length - a.length)) rest = rest.replaceAll(text, ' ');
    return rest !== part && wordsOf(rest).every((word) => knownWords.has(word));
  };
  return found
    .map((entry) => ({ ...entry, rest: entry.rest.filter((part) => !isData(part)) }))
    .filter((entry) => entry.rest.length > 0);
}
