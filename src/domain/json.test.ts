import { expect, test } from 'vitest';
import { isJsonObject, parseJson } from './json';

const list = [1];

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['{', undefined],
  ['', undefined],
  [list, list],
  [7, 7],
  [undefined, undefined],
])('%j is read as %j', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test.each([
  [{}, true],
  [null, false],
  [list, false],
  ['{}', false],
])('%j is an object: %s', (value, isObject) => {
  expect(isJsonObject(value)).toBe(isObject);
});
