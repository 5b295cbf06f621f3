import { describe, expect, test } from 'vitest';
import { AccountLevel, CouponStatus, GoodsCode, PriceLineKind, SaleType } from '#src/contract/enums.gen';
import type { AccountRecord } from '#mocks/db/account';
import { HttpError } from '#mocks/lib/http-error';
import { personas } from '#mocks/personas';
import { planWeeksFrom } from '#mocks/seeds/activities';
import { openClient } from '#mocks/test-client';
import { couponStatusAt, quote, type PriceRequest } from './prices';

const DAY = 86_400_000;

async function openPrices(persona: 'free' | 'basic' | 'standard' | 'enterprise' | 'professional' = 'free') {
  const { emulator } = await openClient(persona);
  const { db, clock } = emulator;
  const { userId } = personas[persona];
  const now = clock.now();
  const setAccount = (change: Partial<AccountRecord>) =>
    db.accounts.update(userId, (draft) => void Object.assign(draft, change));
  const addCoupon = async (code: string, change: { userId?: string; usedAt?: number; orderId?: string } = {}) => {
    const couponId = `added-${code}`;
    const none = { usedAt: undefined, orderId: undefined };
    await db.coupons.insert({ couponId, userId, code, boundAt: now, expiresAt: now + DAY, ...none, ...change });
    return couponId;
  };
  const price = (request: PriceRequest, at = now) => {
    const account = db.accounts.get(userId);
    if (!account) throw new Error('There is no account');
    return quote(db, account, request, at);
  };
  const refused = (request: PriceRequest, at = now) => {
    try {
      price(request, at);
    } catch (error) {
      if (error instanceof HttpError) return [error.status, error.code, error.message];
    }
    return undefined;
  };
  return { db, now, setAccount, addCoupon, price, refused };
}

describe('coupon', () => {
  test('ENUM-46 a coupon expires at its time, unless it was used or an order reserves it', () => {
    const coupon = { couponId: 'c', userId: '1', code: 'PLAN15', boundAt: 0, expiresAt: 1_000 };
    const status = (now: number, usedAt?: number, orderId?: string) =>
      couponStatusAt({ ...coupon, usedAt, orderId }, now);
    expect([status(999), status(1_000)]).toEqual([CouponStatus.Bound, CouponStatus.Expired]);
    expect([status(1_000, undefined, 'order'), status(1_000, 5, 'order'), status(0, 5)]).toEqual([
      CouponStatus.Bound,
      CouponStatus.Used,
      CouponStatus.Used,
    ]);
  });

  test('a coupon of another account, an unknown one and one without terms are not found', async () => {
    const { addCoupon, refused } = await openPrices();
    const foreign = await addCoupon('CREDIT5', { userId: 'other' });
    const obsolete = await addCoupon('NO-LONGER-SOLD');
    for (const couponId of [foreign, obsolete, 'unknown'])
      expect(refused({ code: GoodsCode.Credits20, couponId })?.slice(0, 2)).toEqual([404, 'NotFound']);
  });

  test('a coupon that is used, expired or reserved is refused with its state', async () => {
    const { now, addCoupon, refused } = await openPrices();
    const code = GoodsCode.Credits20;
    const couponId = await addCoupon('CREDIT5');
    expect(refused({ code, couponId }, now + DAY - 1)).toBeUndefined();
    expect(refused({ code, couponId }, now + DAY)?.slice(0, 2)).toEqual([409, 'CouponExpired']);
    const used = await addCoupon('TOPUP10', { usedAt: now, orderId: 'order' });
    expect(refused({ code, couponId: used })?.slice(0, 2)).toEqual([409, 'CouponUsed']);
    const reserved = await addCoupon('ONTHEHOUSE', { orderId: 'order' });
    expect(refused({ code, couponId: reserved })?.slice(0, 2)).toEqual([409, 'CouponInUse']);
  });

  test('a coupon is only for its categories and its goods', async () => {
    const { addCoupon, price, refused } = await openPrices();
    const codeOf = (request: PriceRequest) => refused(request)?.[1];
    const house = await addCoupon('ONTHEHOUSE');
    expect(price({ code: GoodsCode.Credits20, couponId: house }).total).toBe(0);
    expect(codeOf({ code: GoodsCode.Credits50, couponId: house })).toBe('CouponNotApplicable');
    const yearly = await addCoupon('YEARLY100');
    expect(price({ code: GoodsCode.StandardYearly, couponId: yearly }).total).toBe(848);
    expect(codeOf({ code: GoodsCode.StandardMonthly, quantity: 5, couponId: yearly })).toBe('CouponNotApplicable');
    const top = await addCoupon('TOPUP10');
    expect(codeOf({ code: GoodsCode.Training, couponId: top })).toBe('CouponNotApplicable');
  });

  test('a coupon needs its minimum, which is inclusive and named', async () => {
    const { addCoupon, price, refused } = await openPrices();
    const couponId = await addCoupon('TOPUP10');
    expect(refused({ code: GoodsCode.Credits50, couponId })).toEqual([
      409,
      'CouponBelowMinimum',
      'This coupon needs an order of 50 dollars at least.',
    ]);
    expect(price({ code: GoodsCode.Credits1, quantity: 20, couponId: undefined }).total).toBe(20);
    const gift = await addCoupon('GIFT-7QK2');
    expect(price({ code: GoodsCode.Credits20, quantity: 2, couponId: gift })).toMatchObject({
      lines: [{ kind: PriceLineKind.Coupon, saleType: SaleType.Reduction, amount: 40 }],
      total: 0,
      couponId: gift,
    });
    expect(refused({ code: GoodsCode.Credits1, quantity: 19, couponId: gift })?.[1]).toBe('CouponBelowMinimum');
  });

  test('a reduction never exceeds the order, and a discount is rounded to cents', async () => {
    const { addCoupon, price } = await openPrices();
    const first = await addCoupon('FIRST100');
    expect(price({ code: GoodsCode.Credits20, couponId: first })).toMatchObject({ lines: [{ amount: 20 }], total: 0 });
    expect(price({ code: GoodsCode.Credits50, couponId: first })).toMatchObject({ lines: [{ amount: 25 }], total: 23 });
    const five = await addCoupon('CREDIT5');
    expect(price({ code: GoodsCode.Credits1, quantity: 3, couponId: five })).toMatchObject({
      lines: [{ saleType: SaleType.Discount, amount: 0.15 }],
      total: 2.85,
    });
  });

  test('during an activity only a coupon that allows it applies, to the lowered price', async () => {
    const { db, now, addCoupon, price, refused } = await openPrices();
    await db.activities.replaceAll([planWeeksFrom(now - 8 * DAY)]);
    const [welcome, yearly] = [await addCoupon('WELCOME20'), await addCoupon('YEARLY100')];
    expect(refused({ code: GoodsCode.BasicMonthly, couponId: welcome })?.[1]).toBe('CouponNotApplicable');
    expect(price({ code: GoodsCode.ProfessionalYearly, couponId: yearly })).toMatchObject({
      code: GoodsCode.ProfessionalYearlyNormalActivity,
      activityCode: 'plan-weeks',
      subtotal: 2_388,
      lines: [
        { kind: PriceLineKind.Activity, saleType: SaleType.Discount, amount: 477.6 },
        { kind: PriceLineKind.Coupon, saleType: SaleType.Reduction, amount: 100 },
      ],
      total: 1_810.4,
    });
    expect(price({ code: GoodsCode.BasicMonthly, quantity: 2 }).lines).toMatchObject([{ amount: 15.6 }]);
  });
});

describe('goods', () => {
  test('API-029 the quantity is one by default and limited, and the limit is named', async () => {
    const { price, refused } = await openPrices();
    expect(price({ code: GoodsCode.Credits20 })).toEqual({
      code: GoodsCode.Credits20,
      quantity: 1,
      unitPrice: 20,
      subtotal: 20,
      lines: [],
      total: 20,
      addsToBalance: 20,
      couponId: undefined,
      activityCode: undefined,
      startsAt: undefined,
      endsAt: undefined,
    });
    expect(price({ code: GoodsCode.Credits20, quantity: 20, couponId: null })).toMatchObject({ total: 400 });
    expect(refused({ code: GoodsCode.Credits20, quantity: 21 })).toEqual([422, 'Invalid', 'At most 20 at a time.']);
    try {
      price({ code: GoodsCode.Credits20, quantity: 21 });
    } catch (error) {
      expect(error).toMatchObject({ details: [{ field: 'quantity', message: 'at most 20' }] });
    }
    expect.assertions(4);
  });

  test('nodes need a plan that runs in the cloud and has not expired', async () => {
    const { setAccount, refused } = await openPrices('standard');
    const node = { code: GoodsCode.CloudNode };
    expect(refused(node)).toBeUndefined();
    await setAccount({ isLevelExpired: true });
    expect(refused(node)?.slice(0, 2)).toEqual([409, 'PlanNeeded']);
    await setAccount({ isLevelExpired: false, accountLevel: AccountLevel.Basic });
    expect(refused(node)?.[1]).toBe('PlanNeeded');
    await setAccount({ accountLevel: AccountLevel.Professional });
    expect(refused(node)).toBeUndefined();
    expect(refused({ code: GoodsCode.Training })).toBeUndefined();
  });

  test('export rows are sold only to an account with a limit', async () => {
    const { setAccount, refused } = await openPrices('standard');
    const rows = { code: GoodsCode.OneTimeExport };
    expect(refused(rows)).toBeUndefined();
    await setAccount({ exportRowLimit: undefined });
    expect(refused(rows)?.slice(0, 2)).toEqual([409, 'NothingToGain']);
    expect(refused({ code: GoodsCode.Credits20 })).toBeUndefined();
  });

  test('a contract allows other goods but no other plan until it has expired', async () => {
    const { setAccount, refused } = await openPrices('enterprise');
    for (const accountLevel of [AccountLevel.Enterprise, AccountLevel.EnterprisePlus]) {
      await setAccount({ accountLevel, isLevelExpired: false });
      expect(refused({ code: GoodsCode.BasicMonthly })?.slice(0, 2)).toEqual([409, 'ContractPlan']);
      expect(refused({ code: GoodsCode.Credits20 })).toBeUndefined();
      await setAccount({ isLevelExpired: true });
      expect(refused({ code: GoodsCode.BasicMonthly })).toBeUndefined();
    }
    await setAccount({ accountLevel: AccountLevel.Professional, isLevelExpired: false });
    expect(refused({ code: GoodsCode.BasicMonthly })).toBeUndefined();
  });

  test('with a paid successor only a higher plan is sold', async () => {
    const { db, refused } = await openPrices('standard');
    const codeOf = (code: GoodsCode) => refused({ code })?.[1];
    expect(codeOf(GoodsCode.StandardYearly)).toBeUndefined();
    await db.subscriptions.update(
      personas.standard.userId,
      (draft) => void (draft.next = { code: GoodsCode.BasicMonthly, paid: 39, months: 1 }),
    );
    expect([GoodsCode.BasicMonthly, GoodsCode.StandardYearly, GoodsCode.ProfessionalMonthly].map(codeOf)).toEqual([
      'PlanAlreadyFollows',
      'PlanAlreadyFollows',
      undefined,
    ]);
    expect(codeOf(GoodsCode.Credits20)).toBeUndefined();
  });

  test('an activity code is sold only in its step, at the same price as the plain code', async () => {
    const { db, now, price, refused } = await openPrices();
    const first = { code: GoodsCode.BasicMonthlyFirstActivity };
    expect(refused(first)?.slice(0, 2)).toEqual([409, 'NotInActivity']);
    await db.activities.replaceAll([planWeeksFrom(now - 4 * DAY)]);
    expect(price(first)).toEqual(price({ code: GoodsCode.BasicMonthly }));
    expect(refused({ code: GoodsCode.BasicMonthlyNormalActivity })?.[1]).toBe('NotInActivity');
  });
});

describe('credit for the current plan', () => {
  test('a higher plan is credited the rest, and what exceeds its price goes to the balance', async () => {
    const { db, now, price } = await openPrices('basic');
    const { userId } = personas.basic;
    const end = now + 10 * DAY;
    await db.accounts.update(userId, (draft) => void (draft.levelExpiresAt = end));
    await db.subscriptions.update(userId, (draft) => {
      draft.periodStart = now - 10 * DAY;
      draft.paid = 100;
    });
    const credit = { kind: PriceLineKind.Proration, saleType: SaleType.Reduction };
    expect(price({ code: GoodsCode.StandardMonthly })).toMatchObject({
      lines: [{ ...credit, amount: 50 }],
      total: 49,
      addsToBalance: 0,
      startsAt: now,
    });
    await db.subscriptions.update(userId, (draft) => void (draft.paid = 300));
    expect(price({ code: GoodsCode.StandardMonthly })).toMatchObject({
      lines: [{ ...credit, amount: 99 }],
      total: 0,
      addsToBalance: 51,
    });
    expect(price({ code: GoodsCode.BasicMonthly })).toMatchObject({ lines: [], total: 39, addsToBalance: 0 });
    expect(price({ code: GoodsCode.Credits20 })).toMatchObject({ lines: [], total: 20, addsToBalance: 20 });
  });
});
