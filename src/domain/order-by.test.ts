import { expect, test } from 'vitest';
import { defaultOrderBy, formatOrderBy, parseOrderBy, type OrderDirection, type OrderField } from './order-by';

const fields: readonly (readonly [number, OrderField])[] = [
  [1, 'name'],
  [2, 'created'],
  [3, 'nextRun'],
  [4, 'lastActivity'],
  [5, 'rows'],
  [6, 'status'],
  [7, 'priority'],
];
const directions: readonly (readonly [number, OrderDirection])[] = [
  [1, 'ascending'],
  [2, 'descending'],
];

test.each(
  fields.flatMap(([f, field]) => directions.map(([d, direction]) => [`${f}&${d}`, { field, direction }] as const)),
)('%s parses to %o and formats back', (text, order) => {
  expect(parseOrderBy(text)).toEqual(order);
  expect(formatOrderBy(order)).toBe(text);
});

test('ENUM-25 the default is 4&2, last activity first', () => {
  expect(formatOrderBy(defaultOrderBy)).toBe('4&2');
});

test.each(['', '4', '8&1', '4&3', '4&2&1', 'name&2', ' 4&2', null, undefined])('%j parses to the default', (text) => {
  expect(parseOrderBy(text)).toEqual(defaultOrderBy);
});
