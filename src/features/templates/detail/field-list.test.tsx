import { expect, test } from 'vitest';
import { RowFieldType } from '#src/contract/enums.gen';
import { fillRateOf } from './field-list';

const price = { name: 'price', displayText: 'Price', type: RowFieldType.Number };
const rows = [{ price: 1 }, { price: null }, { price: '' }, { price: 0 }, {}];

test('the fill rate comes from the server, or else from the sample rows', () => {
  expect(fillRateOf({ ...price, fillRate: 0.97 }, rows)).toBe(0.97);
  expect(fillRateOf(price, rows)).toBe(0.4);
  expect(fillRateOf(price, [])).toBeUndefined();
});
