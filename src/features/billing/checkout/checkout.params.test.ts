import { expect, test } from 'vitest';
import { readCheckoutParams, readCheckoutOutcome } from './checkout.params';

const read = (query: string) => readCheckoutParams(new URLSearchParams(query));

test('BILL-09 an address asks for goods, how many, a coupon and where to go on', () => {
  expect(read('code=standard-yearly&quantity=2&coupon=c-1&back=%2Fconsole%2Foverview')).toEqual({
    code: 'standard-yearly',
    quantity: 2,
    coupon: 'c-1',
    order: undefined,
    back: '/console/overview',
  });
  expect(read('code=basic-monthly-first-activity').code).toBe('basic-monthly');
});

test.each(['0', '-1', '1.5', '101', 'NaN', '1e9', '', ' ', 'two'])('BILL-09 a quantity of %j is one', (quantity) => {
  expect(read(`code=credits-1&quantity=${encodeURIComponent(quantity)}`).quantity).toBe(1);
});

test('BILL-09 what is not sold and where nobody should be led to is as if it were not there', () => {
  expect(read('code=free-lunch').code).toBeUndefined();
  expect(read('code=__proto__').code).toBeUndefined();
  for (const back of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])
    expect(read(`order=o-1&back=${encodeURIComponent(back)}`).back).toBeUndefined();
});

test('the state of an address is an outcome only in its shape, and leads to web addresses only', () => {
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
