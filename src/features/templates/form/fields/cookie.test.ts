import { expect, test } from 'vitest';
import { isCookie } from './cookie';

test.each(['session=demo', 'a=1; b=2', 'Cookie: sid=abc.def-1; theme=dark;', 'empty='])('%s is a cookie', (text) => {
  expect(isCookie(text)).toBe(true);
});

test.each(['', '   ', 'not a cookie', '=value', 'a=1\nb=2', '{"a":1}', 'name with blank=1'])(
  '%j is not a cookie',
  (text) => {
    expect(isCookie(text)).toBe(false);
  },
);
