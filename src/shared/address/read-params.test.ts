import { expect, test } from 'vitest';
import { readChoice, readChoices, readInteger, readText } from './read-params';

test('a choice is named exactly, as a text or a number', () => {
  expect(readChoice('blue', ['red', 'blue'])).toBe('blue');
  expect(readChoice('2', [1, 2])).toBe(2);
  for (const text of [null, '', 'Blue', 'constructor', '02', '2.0'])
    expect(readChoice(text, ['blue', 2])).toBeUndefined();
});

test('several choices come once each, in their own order, without those that do not exist', () => {
  expect(readChoices('3,1,x,3,,9', [1, 2, 3])).toEqual([1, 3]);
  expect(readChoices(null, [1, 2, 3])).toEqual([]);
  expect(readChoices('', ['', 'a'])).toEqual(['']);
});

test.each([
  ['1', 1],
  ['100', 100],
  ['0', undefined],
  ['101', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['', undefined],
  ['Infinity', undefined],
  ['one', undefined],
  [null, undefined],
])('%j from 1 to 100 is %j', (text, number) => {
  expect(readInteger(text, 1, 100)).toBe(number);
});

test('a whole number without an end is at most the largest safe one', () => {
  expect(readInteger('9007199254740991', 0)).toBe(Number.MAX_SAFE_INTEGER);
  expect(readInteger('9007199254740993', 0)).toBeUndefined();
  expect(readInteger('0', 0)).toBe(0);
});

test('a text is trimmed and has a longest length', () => {
  expect(readText(' lamp ', 4)).toBe('lamp');
  for (const text of [null, '', '   ', 'lamps']) expect(readText(text, 4)).toBeUndefined();
});
