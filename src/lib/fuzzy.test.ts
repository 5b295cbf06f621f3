import { describe, expect, test } from 'vitest';
import { foldFuzzy, fuzzyScore } from './fuzzy';

const score = (text: string, typed: string) => fuzzyScore(foldFuzzy(text), typed);
const best = (texts: readonly string[], typed: string) =>
  texts
    .filter((text) => score(text, typed) !== undefined)
    .toSorted((one, other) => (score(other, typed) ?? 0) - (score(one, typed) ?? 0));

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
  ])('%s is found by %s', (text, typed) => {
    expect(score(text, typed)).toBeDefined();
  });

  test.each([
    ['Orders and invoices', 'xyz'],
    ['Orders and invoices', 'orders coupon'],
    ['Coupons', 'snopuoc'],
    ['템플릿 작업', '주문'],
    ['テンプレート', 'さくら'],
  ])('%s is not found by %s', (text, typed) => {
    expect(score(text, typed)).toBeUndefined();
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
