import { expect, test } from 'vitest';
import { excerptOf, searchHelp, type HelpEntry } from './search';

const entry = (title: string, text: string): HelpEntry => ({ kind: 'help', title, text, address: `/help/${title}` });
const entries = [
  entry('Proxys', 'Adressen aus aller Welt, auch über SOCKS5.'),
  entry('Kosten', 'Premium-Proxys kosten einen Aufpreis je 1.000 Zeilen.'),
  entry('データをエクスポートする', 'データはファイルとして、プランの範囲内で何度でも持ち出せます。'),
  entry('내보내기', '요금제 안에서 몇 번이든 데이터를 파일로 가져갈 수 있습니다.'),
];
const found = (query: string) => searchHelp(entries, query).map(({ title }) => title);

test('PUB-16 every word must be there, those with a word in the title come first', () => {
  expect(found('proxys')).toEqual(['Proxys', 'Kosten']);
  expect(found('proxys aufpreis')).toEqual(['Kosten']);
  expect(found('UBER socks5')).toEqual(['Proxys']);
});

test('PUB-16 Japanese and Korean are found within words, whatever the width of their signs', () => {
  expect(found('ファイル')).toEqual(['データをエクスポートする']);
  expect(found('ﾌｧｲﾙ　プラン')).toEqual(['データをエクスポートする']);
  expect(found('데이터')).toEqual(['내보내기']);
});

test.each(['', '   ', '　'])('PUB-16 blanks (%j) find nothing', (query) => {
  expect(found(query)).toEqual([]);
});

test.each(['.*', '(', '[a-', '\\', '<script>alert(1)</script>', '%', '\u0000', 'a'.repeat(10_000)])(
  'PUB-16 %j is looked for as it stands',
  (query) => {
    expect(found(query)).toEqual([]);
  },
);

test('PUB-16 an excerpt shows the first hit and says where it was cut', () => {
  const text = `${'word '.repeat(60)}needle ${'word '.repeat(60)}`.trim();
  const excerpt = excerptOf(text, ['needle']);
  expect(excerpt).toMatch(/^… word.* needle .*word …$/);
  expect(excerpt.length).toBeLessThan(180);
  expect(excerptOf('short', ['x'])).toBe('short');
  const japanese = excerptOf(`${'あ'.repeat(300)}針${'い'.repeat(300)}`, ['針']);
  expect(japanese).toContain('針');
  expect(japanese.length).toBeLessThan(180);
});
