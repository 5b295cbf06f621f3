import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { AccountLevel } from '#src/contract/enums.gen';
import { estimatedRows, roundBalanceDown, isFree, priceForLevel, roundHalfUp, displayPrice } from './price';

const prices = { free: 0, basic: 3, standard: 2, professional: 1.5, enterprise: 1 };

describe('price by level', () => {
  test.each([
    ['ROLE-13 None sees the free price', AccountLevel.None, 0],
    ['ROLE-14 a visitor sees the highest', null, 3],
    ['ROLE-14 Free sees the highest', AccountLevel.Free, 3],
    ['ROLE-14 Basic sees the highest', AccountLevel.Basic, 3],
    ['ROLE-14 Standard sees its own', AccountLevel.Standard, 2],
    ['ROLE-14 Professional sees its own', AccountLevel.Professional, 1.5],
    ['ROLE-12 Enterprise sees the enterprise price', AccountLevel.Enterprise, 1],
    ['ROLE-12 EnterprisePlus sees the enterprise price', AccountLevel.EnterprisePlus, 1],
    ['ROLE-12 EnterpriseChild sees the enterprise price', AccountLevel.EnterpriseChild, 1],
  ])('%s', (_title, level, price) => {
    expect(priceForLevel(prices, level)).toBe(price);
  });

  test('ROLE-14 the highest listed price may belong to any level', () => {
    expect(priceForLevel({ free: 5, basic: null, enterprise: 9 }, null)).toBe(9);
    expect(priceForLevel({}, null)).toBeNull();
    expect(priceForLevel(null, AccountLevel.Standard)).toBeNull();
  });
});

describe('shown price', () => {
  test.each([
    [0, { kind: 'free' }],
    [null, { kind: 'free' }],
    [undefined, { kind: 'free' }],
    [0.004, { kind: 'underCent' }],
    [1e-7, { kind: 'underCent' }],
    [0.005, { kind: 'amount', amount: 0.01 }],
    [1.005, { kind: 'amount', amount: 1.01 }],
    [1.004, { kind: 'amount', amount: 1 }],
    [2.675, { kind: 'amount', amount: 2.68 }],
    [8.345, { kind: 'amount', amount: 8.35 }],
    [3, { kind: 'amount', amount: 3 }],
  ])('TPL-41 I18N-02 price %s shows as free, under a cent or rounded', (price, shown) => {
    expect(displayPrice(price)).toEqual(shown);
  });

  test('TPL-41 a price above zero never shows as free or 0', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1e6, noNaN: true }), (price) => {
        const shown = displayPrice(price);
        expect(isFree(price)).toBe(false);
        expect(shown.kind === 'underCent' || (shown.kind === 'amount' && shown.amount > 0)).toBe(true);
      }),
    );
  });

  test('I18N-02 thousandths round half up exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (thousandths) => {
        expect(roundHalfUp(thousandths / 1000)).toBe(Math.floor((thousandths + 5) / 10) / 100);
      }),
    );
  });
});

describe('balance', () => {
  test.each([
    [1.239, 1.23],
    [1.999, 1.99],
    [2.3, 2.3],
    [0.7 + 0.1, 0.8],
    [4.35, 4.35],
    [0.001, 0],
    [-0.001, -0.01],
    [undefined, 0],
    [Number.NaN, 0],
  ])('I18N-04 balance %s shows as %s', (balance, shown) => {
    expect(roundBalanceDown(balance)).toBe(shown);
  });

  test('I18N-04 the shown balance is never above the real one, and less than a cent below', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (units) => {
        expect(Math.round(roundBalanceDown(units / 10_000) * 100)).toBe(Math.floor(units / 100));
      }),
    );
  });
});

describe('estimated rows', () => {
  test.each([
    [3, 1.5, 2000],
    [0.3, 0.1, 3000],
    [1, 3, 333],
    [0, 2, 0],
    [undefined, 2, 0],
    [-1, 2, 0],
    [5, 0, null],
    [5, null, null],
  ])('ERR-16 balance %s at %s per 1,000 rows pays for %s rows', (balance, price, rows) => {
    expect(estimatedRows(balance, price)).toBe(rows);
  });

  test('ERR-16 the balance pays for the estimated rows, and not for one more', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, (balance, price) => {
        const rows = estimatedRows(balance / 100, price / 100);
        expect(rows).toBe(Math.floor((balance * 1000) / price));
      }),
    );
  });
});
