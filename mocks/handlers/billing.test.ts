import { describe, expect, test } from 'vitest';
import {
  AccountLevel,
  ActivityStepStatus,
  CardBrand,
  CouponStatus,
  GoodsCode,
  GoodsCollectionKey,
  OrderStatus,
  PaymentMethodType,
  PlanGoodsType,
} from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import { planWeeksFrom, PLAN_WEEKS } from '#mocks/seeds/activities';
import { billingCustomers } from '#mocks/seeds/billing-customers';
import { paymentTokens } from '#mocks/seeds/payment-tokens';
import { openClient } from '#mocks/test-client';

const DAY = 86_400;

describe('goods', () => {
  test('API-031 ENUM-47 ENUM-48 anyone can list every collection, and each plain code is sold once', async () => {
    const { call } = await openClient();
    const keys = Object.values(GoodsCollectionKey);
    const lists = await Promise.all(keys.map((key) => call('listGoods', { path: { key }, token: undefined })));
    const items = lists.flatMap((list) => list.body.items);
    const plain = Object.values(GoodsCode).filter((code) => !code.endsWith('-activity'));
    expect(items.map((item) => item.code).toSorted()).toEqual(plain.toSorted());
    for (const item of items) {
      expect(item.goodsType).toBe(item.level === null ? PlanGoodsType.CustomPack : PlanGoodsType.Plan);
      expect(item.price === null).toBe(item.code.startsWith('enterprise'));
    }
    const credits = items.filter((item) => item.balance !== null).map((item) => item.balance);
    expect(credits).toEqual([1, 20, 50, 100, 500]);
  });

  test('API-031 names follow the language of the request, and an unknown collection is not found', async () => {
    const { call } = await openClient();
    const { body } = await call('listGoods', { path: { key: 'plans' }, language: 'ja-JP' });
    expect(body.items.find((item) => item.code === GoodsCode.StandardYearly)?.name).toBe('スタンダード');
    const credits = (await call('listGoods', { path: { key: 'credits' }, language: 'de-DE' })).body.items;
    expect(credits.find((item) => item.code === GoodsCode.Credits20)?.name).toMatch(/^Guthaben von 20\s\$$/);
    const { status, error } = await call('listGoods', { path: { key: 'hats' } });
    expect([status, error.message]).toEqual([404, 'The collection was not found']);
  });
});

describe('activities', () => {
  test('API-033 API-034 ENUM-50 an activity is Created, Started and Ended by the clock, Paused by hand', async () => {
    const { call, advanceSeconds, emulator } = await openClient();
    const status = async () => (await call('getActivity', { query: { code: PLAN_WEEKS } })).body.status;
    const active = async () =>
      (await call('listActiveActivities', { token: undefined })).body.items.map((entry) => entry.code);
    expect([await status(), await active()]).toEqual(['Created', []]);
    advanceSeconds(10 * DAY);
    expect([await status(), await active()]).toEqual(['Started', [PLAN_WEEKS]]);
    const { startDate, endDate, steps, goodsCodes } = (await call('getActivity', { query: { code: PLAN_WEEKS } })).body;
    expect([startDate, endDate]).toEqual([steps[0]?.startDate, steps.at(-1)?.endDate]);
    expect(goodsCodes).toContain(GoodsCode.StandardMonthly);
    await emulator.db.activities.update(PLAN_WEEKS, (draft) => void (draft.paused = true));
    expect([await status(), await active()]).toEqual(['Paused', []]);
    advanceSeconds(30 * DAY);
    expect([await status(), await active()]).toEqual(['Ended', []]);
    expect((await call('getActivity', { query: { code: 'none' } })).status).toBe(404);
    expect((await call('getActivity', {})).status).toBe(400);
  });

  test('ENUM-49 activity steps follow the clock, and each sets the plan prices', async () => {
    const { call, advanceSeconds, emulator } = await openClient('free');
    await emulator.db.activities.replaceAll([planWeeksFrom(emulator.clock.now() + 1000)]);
    const { Pre, First, NotFirst, Encore, NotActivity } = ActivityStepStatus;
    const seen = async () => {
      const { currentStep } = (await call('getActivity', { query: { code: PLAN_WEEKS } })).body;
      const { items } = (await call('listGoods', { path: { key: 'plans' } })).body;
      const offer = items.find((item) => item.code === GoodsCode.StandardMonthly)?.activity;
      return [currentStep, offer?.code, offer?.price];
    };
    expect(await seen()).toEqual([NotActivity, undefined, undefined]);
    advanceSeconds(1);
    expect(await seen()).toEqual([Pre, undefined, undefined]);
    advanceSeconds(3 * DAY);
    expect(await seen()).toEqual([First, 'standard-monthly-first-activity', 69.3]);
    advanceSeconds(4 * DAY);
    expect(await seen()).toEqual([NotFirst, 'standard-monthly-normal-activity', 79.2]);
    advanceSeconds(7 * DAY);
    expect(await seen()).toEqual([Encore, 'standard-monthly-first-activity', 69.3]);
    advanceSeconds(3 * DAY);
    expect(await seen()).toEqual([NotActivity, undefined, undefined]);
  });
});

describe('coupons', () => {
  test('API-028 ENUM-46 a coupon code in any case is bound once and expires with the clock', async () => {
    const { call, advanceSeconds } = await openClient('free');
    const { body, status } = await call('bindCoupon', { body: { code: ' topup10 ' } });
    expect([status, body.code, body.status, body.value]).toEqual([200, 'TOPUP10', CouponStatus.Bound, 10]);
    const again = await call('bindCoupon', { body: { code: 'TOPUP10' } });
    expect([again.status, again.error.code]).toEqual([409, 'CouponAlreadyBound']);
    const bound = async () => (await call('listCoupons', { query: { status: 'Bound' } })).body.items.map((c) => c.code);
    expect(await bound()).toEqual(['TOPUP10', 'WELCOME20']);
    advanceSeconds(30 * DAY);
    expect(await bound()).toEqual([]);
    expect((await call('listCoupons', { query: { status: 'Expired' } })).body.total).toBe(2);
    expect((await call('bindCoupon', { body: { code: 'TOPUP10' } })).error.code).toBe('CouponExpired');
  });

  test.each([
    ['NOSUCHCODE', 404, 'CouponNotFound'],
    ['EARLYBIRD', 409, 'CouponExpired'],
    ['FIRST100', 409, 'CouponExhausted'],
    ['HANDSON50', 409, 'CouponUsed'],
    ['PLAN15', 409, 'CouponAlreadyBound'],
    ['PARTNER40', 403, 'CouponNotForAccount'],
    ['WELCOME20', 403, 'CouponNotForAccount'],
    ['GIFT-7QK2', 409, 'CouponBoundElsewhere'],
    ['STARTER25', 409, 'CouponNotForPlan'],
  ])('API-028 %s is refused with %i %s and nothing is bound', async (code, status, error) => {
    const { call } = await openClient('standard');
    const before = (await call('listCoupons')).body.total;
    const answer = await call('bindCoupon', { body: { code } });
    expect([answer.status, answer.error.code]).toEqual([status, error]);
    expect((await call('listCoupons')).body.total).toBe(before);
  });

  test('API-028 a refusal states when a code expired or which levels it is for', async () => {
    const { call } = await openClient('enterprise');
    const details = async (code: string) => (await call('bindCoupon', { body: { code } })).error.details ?? [];
    expect(await details('EARLYBIRD')).toEqual([{ field: 'expiresAt', message: '2026-09-30T22:00:00.000Z' }]);
    const owner = await openClient('standard');
    const answer = await owner.call('bindCoupon', { body: { code: 'EARLYBIRD' } });
    expect(answer.error.details).toEqual(await details('EARLYBIRD'));
    expect(await details('STARTER25')).toEqual([
      { field: 'accountLevel', message: String(AccountLevel.Free) },
      { field: 'accountLevel', message: String(AccountLevel.Basic) },
    ]);
    const free = await openClient('free');
    expect((await free.call('bindCoupon', { body: { code: 'starter25' } })).body.value).toBe(25);
  });

  test('API-028 a code for new customers is for accounts that have paid nothing', async () => {
    const { call, emulator } = await openClient('standard');
    const { orders } = emulator.db;
    const bind = () => call('bindCoupon', { body: { code: 'WELCOME20' } });
    expect((await bind()).error.details).toEqual([{ field: 'code', message: 'is for other accounts' }]);
    const [first, ...others] = orders
      .all()
      .filter(({ userId, status }) => userId === personas.standard.userId && status === OrderStatus.Paid);
    for (const { orderId } of others) await orders.update(orderId, (draft) => void (draft.status = OrderStatus.Cancel));
    expect((await bind()).status).toBe(403);
    await orders.update(first?.orderId ?? '', (draft) => void (draft.status = OrderStatus.WaitingPay));
    expect((await bind()).status).toBe(200);

    const free = await openClient('standard');
    await free.emulator.db.orders.replaceAll(free.emulator.db.orders.all().map((order) => ({ ...order, total: 0 })));
    expect((await free.call('bindCoupon', { body: { code: 'WELCOME20' } })).status).toBe(200);
  });

  test('ENUM-46 the everyday account has coupons in every state, and paging returns each once', async () => {
    const { call } = await openClient('standard');
    const all = (await call('listCoupons', { query: { pageSize: 100 } })).body.items;
    expect(new Set(all.map((coupon) => coupon.status))).toEqual(new Set(Object.values(CouponStatus)));
    const pages = await Promise.all([1, 2].map((page) => call('listCoupons', { query: { page, pageSize: 2 } })));
    expect(pages.flatMap((page) => page.body.items)).toEqual(all.slice(0, 4));
  });

  test('API-028 the coupon that was bound last comes first', async () => {
    const { call } = await openClient('professional');
    const codes = async () => (await call('listCoupons')).body.items.map((coupon) => coupon.code);
    expect(await codes()).toEqual(['GIFT-7QK2', 'YEARLY100', 'PARTNER40']);
    await call('bindCoupon', { body: { code: 'TOPUP10' } });
    expect(await codes()).toEqual(['TOPUP10', 'GIFT-7QK2', 'YEARLY100', 'PARTNER40']);
  });
});

describe('payment methods', () => {
  test('ENUM-45 ENUM-53 every payment type and card brand can be stored, without the card number', async () => {
    const { call } = await openClient('free');
    for (const providerToken of Object.keys(paymentTokens))
      expect([providerToken, (await call('addPaymentMethod', { body: { providerToken } })).status]).toEqual([
        providerToken,
        200,
      ]);
    const { items } = (await call('listPaymentMethods')).body;
    expect(new Set(items.map((item) => item.type))).toEqual(new Set(Object.values(PaymentMethodType)));
    expect(new Set(items.flatMap((item) => item.brand ?? []))).toEqual(new Set(Object.values(CardBrand)));
    expect(items.filter((item) => item.isExpired).map((item) => item.last4)).toEqual(['0069']);
    expect(JSON.stringify(items.map((item) => ({ ...item, paymentMethodId: '' })))).not.toMatch(/tok_|\d{12,19}/);
    const card = { providerToken: 'tok_visa', cardNumber: '4242424242424242' };
    expect((await call('addPaymentMethod', { body: card })).status).toBe(422);
  });

  test('the first payment method becomes the default, and a stored or unknown one is refused', async () => {
    const { call } = await openClient('free');
    const defaults = async () =>
      (await call('listPaymentMethods')).body.items.filter((item) => item.isDefault).map((item) => item.last4);
    await call('addPaymentMethod', { body: { providerToken: 'tok_visa' } });
    await call('addPaymentMethod', { body: { providerToken: 'tok_amex' } });
    expect(await defaults()).toEqual(['4242']);
    const jcb = (await call('addPaymentMethod', { body: { providerToken: 'tok_jcb', isDefault: true } })).body;
    expect(await defaults()).toEqual(['0505']);
    const again = await call('addPaymentMethod', { body: { providerToken: 'tok_visa' } });
    const visa = (await call('listPaymentMethods')).body.items.find((item) => item.last4 === '4242');
    expect(again.error).toMatchObject({
      code: 'PaymentMethodExists',
      details: [{ field: 'paymentMethodId', message: visa?.paymentMethodId }],
    });
    expect((await call('addPaymentMethod', { body: { providerToken: 'tok_unheard_of' } })).status).toBe(422);
    expect((await call('addPaymentMethod', { body: { providerToken: 'constructor' } })).status).toBe(422);
    expect((await call('removePaymentMethod', { path: { id: jcb.paymentMethodId } })).status).toBe(204);
    expect(await defaults()).toEqual(['8431']);
  });

  test('an expired card cannot become the default, and a renewing plan keeps its last payment method', async () => {
    const { call } = await openClient('basic');
    const expired = (await call('addPaymentMethod', { body: { providerToken: 'tok_expired_card' } })).body;
    const refused = await call('setDefaultPaymentMethod', { path: { id: expired.paymentMethodId } });
    expect([refused.status, refused.error.code]).toEqual([409, 'CardExpired']);
    const ids = (await call('listPaymentMethods')).body.items.map((item) => item.paymentMethodId);
    const answers = [];
    for (const id of ids) answers.push(await call('removePaymentMethod', { path: { id } }));
    expect(answers.map((answer) => answer.status)).toEqual([204, 204, 409]);
    expect(answers.at(-1)?.error.code).toBe('NeededForRenewal');
  });

  test('a payment method of another account is not found', async () => {
    const { call } = await openClient('free');
    const path = { id: `pm-${personas.standard.userId}-mastercard` };
    expect((await call('removePaymentMethod', { path })).status).toBe(404);
    expect((await call('setDefaultPaymentMethod', { path })).status).toBe(404);
  });
});

describe('billing information', () => {
  const information = billingCustomers[personas.standard.userId]?.information ?? {};
  const needed = ['firstName', 'lastName', 'email', 'phone', 'address1', 'country', 'city', 'postalCode', 'province'];

  test('API-037 billing information is empty at first, then returned as saved, without outer blanks', async () => {
    const { call } = await openClient('free');
    expect(Object.values((await call('getBillingInformation')).body).join('')).toBe('');
    const saved = await call('saveBillingInformation', { body: { ...information, city: '  Bristol ' } });
    expect([saved.status, saved.body.city]).toEqual([200, 'Bristol']);
    expect((await call('getBillingInformation')).body).toEqual(saved.body);
  });

  test.each(needed)('BILL-10 a missing, empty or blank %s is refused and named', async (field) => {
    const { call } = await openClient('free');
    const { [field]: _, ...rest } = { ...information } as Record<string, string>;
    for (const body of [rest, { ...rest, [field]: '' }, { ...rest, [field]: '   ' }]) {
      const { status, error } = await call('saveBillingInformation', { body });
      expect(status).toBe(422);
      expect(JSON.stringify(error.details)).toContain(field);
    }
    expect((await call('getBillingInformation')).body.city).toBe('');
  });

  test('BILL-11 company, second address line, VAT number and notes are optional', async () => {
    const { call } = await openClient('standard');
    const body = Object.fromEntries(Object.entries(information).filter(([name]) => needed.includes(name)));
    const saved = (await call('saveBillingInformation', { body })).body;
    expect([saved.companyName, saved.address2, saved.dutyParagraph, saved.remark]).toEqual(['', '', '', '']);
  });

  test.each([
    ['country', 'XX'],
    ['country', 'Germany'],
    ['email', 'nobody'],
    ['phone', 'call me'],
    ['remark', 'x'.repeat(501)],
  ])('ENUM-41 an invalid %s is refused (%#)', async (field, value) => {
    const { call } = await openClient('standard');
    expect((await call('saveBillingInformation', { body: { ...information, [field]: value } })).status).toBe(422);
  });
});

test('ENUM-42 every country has an abbreviation, a phone code and seven names, sorted by language', async () => {
  const { call } = await openClient();
  const { items } = (await call('listCountries', { language: 'de-DE', token: undefined })).body;
  expect(items).toHaveLength(249);
  expect(new Set(items.map((item) => item.abbreviation)).size).toBe(249);
  for (const item of items) {
    expect(item.phoneCode).toMatch(/^\d{1,4}$/);
    for (const name of Object.values(item.names)) expect(name).not.toBe(item.abbreviation);
  }
  const germany = items.find((item) => item.abbreviation === 'DE');
  expect([germany?.phoneCode, germany?.names['ja-JP'], germany?.names['de-DE']]).toEqual([
    '49',
    'ドイツ',
    'Deutschland',
  ]);
  const names = items.map((item) => item.names['de-DE']);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de-DE')));
});

test('a sub-member can neither buy nor see the payment data of its owner', async () => {
  const { call } = await openClient('enterpriseChild');
  const answers = await Promise.all([
    call('listCoupons'),
    call('bindCoupon', { body: { code: 'TOPUP10' } }),
    call('listPaymentMethods'),
    call('addPaymentMethod', { body: { providerToken: 'tok_visa' } }),
    call('getBillingInformation'),
  ]);
  expect(answers.map((answer) => [answer.status, answer.error.code])).toEqual(answers.map(() => [403, 'SubMember']));
});

test('API-037 coupons, payment methods and billing information need a session', async () => {
  const { call } = await openClient();
  for (const operation of ['listCoupons', 'listPaymentMethods', 'getBillingInformation'] as const)
    expect((await call(operation, { token: undefined })).status).toBe(401);
});
