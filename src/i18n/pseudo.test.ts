import { expect, test } from 'vitest';
import { pseudo, pseudoTexts } from './pseudo';

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
const isAccented = (text: string): boolean => !/[A-Za-z]/.test(text);

test('a text is accented, enclosed in marks and about 40 % longer', () => {
  for (const text of ['Start', 'Save as a new template', 'A run that found nothing costs nothing.', 'URL', 'Why?']) {
    const written = pseudo(text);
    expect(written).toMatch(/^⟦.+⟧$/u);
    expect(isAccented(written)).toBe(true);
    expect(Math.abs(letters(written) - letters(text) * 1.4)).toBeLessThan(1);
  }
  expect(pseudo('Start')).toBe('⟦Šţááŕţţ⟧');
});

test('every letter has a different accented form', () => {
  const all = 'bcdfghjklmnpqrstvwxz';
  const written = pseudo(all.replace(/(.)/g, '$1 '));
  expect(isAccented(written)).toBe(true);
  expect(new Set(written.match(/\p{L}/gu)).size).toBe(all.length);
});

test.each([
  ['a value', '{{count}} rows by {{userName}}', ['{{count}}', '{{userName}}']],
  ['a value with a format', '{{value, number}} rows', ['{{value, number}}']],
  ['a value of antd', 'Please enter ${label}', ['${label}']],
  ['a numbered tag', 'Read <0>the terms</0> first<1/>', ['<0>', '</0>', '<1/>']],
  ['a named tag', 'Read <terms>the terms</terms><br />', ['<terms>', '</terms>', '<br />']],
  ['another text', 'See $t(shell.help) again', ['$t(shell.help)']],
  ['an entity', 'Terms &amp; conditions&#160;apply', ['&amp;', '&#160;']],
  ['code', 'Send `startUrl` along', ['`startUrl`']],
  ['the target of a link', 'See [export your rows](help:export)', ['](help:export)']],
])('%s stays unchanged', (_name, text, unchangedParts) => {
  const written = pseudo(text);
  for (const part of unchangedParts) expect(written).toContain(part);
  expect(isAccented(unchangedParts.reduce((remaining, part) => remaining.replace(part, ''), written))).toBe(true);
});

test('each line has its own marks, after its list marker', () => {
  const written = pseudo('Check:\n\n- price\n- place\n\n1. Open it.\n2. Look.');
  expect(written.split('\n').map((line) => line.replace(/\p{L}+/gu, 'x'))).toEqual([
    '⟦x:⟧',
    '',
    '- ⟦x⟧',
    '- ⟦x⟧',
    '',
    '1. ⟦x x.⟧',
    '2. ⟦x.⟧',
  ]);
});

test('an empty text stays empty, and a text of placeholders only is marked', () => {
  expect(pseudo('')).toBe('');
  expect(pseudo('{{first}} {{last}}')).toBe('⟦{{first}} {{last}}⟧');
});

test('a tree keeps its names, plurals, functions and other values that are not texts', () => {
  const size = (count: number) => `${count}`;
  const written = pseudoTexts(
    {
      rows_one: '{{count}} row',
      rows_other: '{{count}} rows',
      lang: { yearFormat: 'YYYY', days: ['Mo', ''] },
      size,
      n: 1,
    },
    (name) => !name.endsWith('Format'),
  );
  expect(Object.keys(written)).toEqual(['rows_one', 'rows_other', 'lang', 'size', 'n']);
  expect(written.rows_one).toMatch(/^⟦\{\{count\}\} /u);
  expect(written.lang.yearFormat).toBe('YYYY');
  expect(written.lang.days).toEqual(['⟦Ṁô⟧', '']);
  expect(written.size).toBe(size);
  expect(written.n).toBe(1);
});
