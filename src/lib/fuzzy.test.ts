import { describe, expect, test } from 'vitest';
import { foldFuzzy, fuzzyScore } from './fuzzy';

const score = (text: string, input: string) => fuzzyScore(foldFuzzy(text), input);
const best = (texts: readonly string[], input: string) =>
  texts
    .filter((text) => score(text, input) !== undefined)
    .toSorted((one, other) => (score(other, input) ?? 0) - (score(one, input) ?? 0));

describe('fuzzy matches', () => {
  test.each([
    ['Orders and invoices', 'inv'],
    ['Orders and invoices', 'orders inv'],
    ['Orders and invoices', 'inv ord'],
    ['Orders and invoices', 'oai'],
    ['Template tasks', 'tmpl'],
    ['Guthaben & Aufladung', 'GUTHABEN'],
    ['Übersicht', 'ubersicht'],
    ['Vue d’ensemble', 'ense'],
    ['Modèles', 'modeles'],
    ['テンプレートのタスク', 'てんぷれ'],
    ['テンプレートのタスク', 'ﾃﾝﾌﾟﾚ'],
    ['テンプレートのタスク', 'タスク'],
    ['すべてのタスク', 'タスク'],
    ['エクスポート履歴', '履歴'],
    ['템플릿 작업', '템플'],
    ['템플릿 작업', '테'],
    ['템플릿 작업', '템프'],
    ['템플릿 작업', 'ㅌㅍㄹ'],
    ['주문 및 청구서', '청구'],
  ])('%s is found by %s', (text, input) => {
    expect(score(text, input)).toBeDefined();
  });

  test.each([
    ['Orders and invoices', 'xyz'],
    ['Orders and invoices', 'orders coupon'],
    ['Coupons', 'snopuoc'],
    ['템플릿 작업', '주문'],
    ['テンプレート', 'さくら'],
  ])('%s is not found by %s', (text, input) => {
    expect(score(text, input)).toBeUndefined();
  });
});

test('matches at the start rank first, then inside a word, then with gaps; shorter texts win ties', () => {
  expect(best(['Coupons', 'Account', 'Credit usage', 'Cloud'], 'cou')).toEqual(['Coupons', 'Account', 'Cloud']);
  expect(best(['All templates', 'Template tasks', 'Template'], 'temp')).toEqual([
    'Template',
    'Template tasks',
    'All templates',
  ]);
  expect(score('Coupons', '')).toBe(0);
});

test.each([
  ['ÄÉ ｱ', 'ae あ'],
  ['각', '\u1100\u1161\u1100'],
  ['값', '\u1100\u1161\u1107\u1109'],
  ['힣', '\u1112\u1175\u1112'],
])('%s is folded to %j', (text, folded) => {
  expect(foldFuzzy(text)).toBe(folded);
});

test.each([
  ['Orders and invoices', 'ord', 99.81],
  ['Orders and invoices', 'inv', 79.81],
  ['Orders and invoices', 'voice', 59.81],
  ['E-mail', 'mail', 79.94],
  ['Orders and invoices', 'oai', 39.81],
  ['Orders and invoices', 'od', 34.81],
  ['Orders and invoices', 'rdes', 34.81],
  ['Orders and invoices', 'odrs', 29.81],
  ['Orders and invoices', 'odr', undefined],
  ['Orders and invoices', ' ord  inv ', 89.81],
  ['템플릿 작업', 'ㅌㅍㄹ', 39.84],
])('%s scores for %j %s', (text, input, points) => {
  expect(score(text, input)?.toFixed(2)).toBe(points?.toFixed(2));
});
