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

test('the search requires every word and ranks title matches first', () => {
  expect(found('proxys')).toEqual(['Proxys', 'Kosten']);
  expect(found('proxys aufpreis')).toEqual(['Kosten']);
  expect(found('UBER socks5')).toEqual(['Proxys']);
});

test('an article that is only in English comes after those in the reader’s language', () => {
  const english: HelpEntry = { ...entry('Proxies of SOCKS5', 'Addresses.'), lang: 'en' };
  expect(searchHelp([english, ...entries], 'socks5').map(({ title }) => title)).toEqual(['Proxys', english.title]);
});

test('the search finds Japanese and Korean inside words, in full or half width', () => {
  expect(found('ファイル')).toEqual(['データをエクスポートする']);
  expect(found('ﾌｧｲﾙ　プラン')).toEqual(['データをエクスポートする']);
  expect(found('데이터')).toEqual(['내보내기']);
});

test.each(['', '   ', '　'])('the blank query %j finds nothing', (query) => {
  expect(found(query)).toEqual([]);
});

test.each(['.*', '(', '[a-', '\\', '<script>alert(1)</script>', '%', '\u0000', 'a'.repeat(10_000)])(
  '%j is searched for literally',
  (query) => {
    expect(found(query)).toEqual([]);
  },
);

test('an excerpt shows the first match and marks where it was cut', () => {
  const text = `${'word '.repeat(60)}needle ${'word '.repeat(60)}`.trim();
  const excerpt = excerptOf(text, ['needle']);
  expect(excerpt).toMatch(/^… word.* needle .*word …$/);
  expect(excerpt.length).toBeLessThan(180);
  expect(excerptOf('short', ['x'])).toBe('short');
  const japanese = excerptOf(`${'あ'.repeat(300)}針${'い'.repeat(300)}`, ['針']);
  expect(japanese).toContain('針');
  expect(japanese.length).toBeLessThan(180);
});
