import { expect, test } from 'vitest';
import { readCheckoutParams, readCheckoutOutcome } from './checkout.params';

const read = (query: string) => readCheckoutParams(new URLSearchParams(query));

test('the query names the goods, the quantity, a coupon and the return address', () => {
  expect(read('code=standard-yearly&quantity=2&coupon=c-1&back=%2Fconsole%2Foverview')).toEqual({
    code: 'standard-yearly',
    quantity: 2,
    coupon: 'c-1',
    order: undefined,
    back: '/console/overview',
  });
  expect(read('code=basic-monthly-first-activity').code).toBe('basic-monthly');
});

test.each(['0', '-1', '1.5', '101', 'NaN', '1e9', '', ' ', 'two'])('a quantity of %j becomes 1', (quantity) => {
  expect(read(`code=credits-1&quantity=${encodeURIComponent(quantity)}`).quantity).toBe(1);
});

test('unknown goods and unsafe return addresses are ignored', () => {
  expect(read('code=free-lunch').code).toBeUndefined();
  expect(read('code=__proto__').code).toBeUndefined();
  for (const back of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])
    expect(read(`order=o-1&back=${encodeURIComponent(back)}`).back).toBeUndefined();
});

test('an outcome is read only in its exact shape and links only to web addresses', () => {
  const outcome = {
    result: 'ConfirmationNeeded',
    reason: null,
    confirmationId: 'c-1',
    confirmationUrl: 'https://bank.example/ask',
    methodId: 'pm-1',
    foundAgain: false,
  };
  expect(readCheckoutOutcome(outcome)).toEqual(outcome);
  expect(readCheckoutOutcome({ ...outcome, confirmationUrl: 'javascript:alert(1)' })?.confirmationUrl).toBeNull();
  for (const state of [null, 'Paid', {}, { ...outcome, result: 'Stolen' }])
    expect(readCheckoutOutcome(state)).toBeUndefined();
});
