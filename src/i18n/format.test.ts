import { expect, test } from 'vitest';
import { formatsFor } from './format';

test('sentences are joined with a space, in Japanese without one', () => {
  expect(formatsFor('en-US').sentences(['One.', 'Two.'])).toBe('One. Two.');
  expect(formatsFor('ko-KR').sentences(['하나.', '둘.'])).toBe('하나. 둘.');
  expect(formatsFor('ja-JP').sentences(['一つ。', '二つ。'])).toBe('一つ。二つ。');
});
