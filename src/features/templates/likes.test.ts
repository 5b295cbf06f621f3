import { expect, test } from 'vitest';
import { likesFormat } from './likes';

test.each([
  ['ja-JP', 10_000, 'full'],
  ['ja-JP', 10_001, 'compact'],
  ['en-US', 1_000, 'full'],
  ['en-US', 1_001, 'compact'],
  ['es-ES', 1_000, 'full'],
  ['es-ES', 1_001, 'compact'],
  ['de-DE', 1_000_000, 'full'],
  ['fr-FR', 1_000_000, 'full'],
  ['it-IT', 1_000_000, 'full'],
  ['ko-KR', 1_000_000, 'full'],
])('CONST-07 %s shows %i likes as: %s', (language, likes, notation) => {
  expect(likesFormat(likes, language)).toEqual({ notation, count: likes });
});

test('an invalid count shows as 0', () => {
  expect(likesFormat(Number.NaN, 'en-US')).toEqual({ notation: 'full', count: 0 });
  expect(likesFormat(-3, 'constructor')).toEqual({ notation: 'full', count: 0 });
});
