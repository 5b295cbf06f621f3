import { describe, expect, test } from 'vitest';
import {
  AccountLevel,
  DeclineReason,
  GoodsCode,
  OrderCancelReason,
  OrderCategory,
  OrderStatus,
} from '#src/contract/enums.gen';
import type { OrderRecord } from '#mocks/db/billing';
import { addMonths } from '#mocks/lib/time';
import { personas } from '#mocks/personas';
import { openClient } from '#mocks/test-client';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const { userId } = personas.standard;

async function openBilling() {
  const { emulator } = await openClient();
  const { db, clock } = emulator;
  await emulator.advance(0);
  const now = clock.now();
  const model = db.orders.get(`order-${userId}-waiting`);
  if (!model) throw new Error('The seeds have a waiting order');
  await db.orders.remove(model.orderId);
  const addOrder = (orderId: string, change: Partial<OrderRecord>) =>
    db.orders.insert({ ...model, orderId, ...change });
  const advance = async (milliseconds: number, name: string) =>
    (await emulator.advance(milliseconds)).happened
      .filter((event) => event.name === name)
      .map(({ at, ids }) => [at - now, ids]);
  const subscription = () => db.subscriptions.get(userId);
  const account = () => db.accounts.get(userId);
  const method = (id: string) => db.paymentMethods.get(`pm-${userId}-${id}`);
  return { db, now, addOrder, advance, subscription, account, method };
}

describe('unpaid orders', () => {
  test('each order lapses at its own time, except paid and pending ones', async () => {
    const { db, now, addOrder, advance } = await openBilling();
    const pending = { paymentMethodId: `pm-${userId}-mastercard`, until: now + 3 * DAY };
    await addOrder('second', { expiresAt: now + 2 * HOUR });
    await addOrder('first', { expiresAt: now + HOUR });
    await addOrder('together', { expiresAt: now + 2 * HOUR });
    await addOrder('pending', { expiresAt: now + HOUR, pending });
    await addOrder('paid', { expiresAt: now + HOUR, status: OrderStatus.Paid });
    await addOrder('unlimited', { expiresAt: undefined });
    expect(await advance(HOUR - 1, 'orderLapsed')).toEqual([]);
    expect(await advance(1, 'orderLapsed')).toEqual([[HOUR, ['first']]]);
    expect(await advance(DAY, 'orderLapsed')).toEqual([[2 * HOUR, ['second', 'together']]]);
    expect(db.orders.get('second')).toMatchObject({
      status: OrderStatus.Cancel,
      cancelReason: OrderCancelReason.Lapsed,
      canceledAt: now + 2 * HOUR,
    });
    expect(['pending', 'paid', 'unlimited'].map((id) => db.orders.get(id)?.status)).toEqual([
      OrderStatus.WaitingPay,
      OrderStatus.Paid,
      OrderStatus.WaitingPay,
    ]);
  });
});

describe('pending payments', () => {
  test('each payment is decided at its own time, and without its method it is declined', async () => {
    const { db, now, addOrder, advance, account, method } = await openBilling();
    const balance = account()?.balance ?? 0;
    const paymentMethodId = method('mastercard')?.paymentMethodId ?? '';
    await db.runs.replaceAll([]);
    await addOrder('later', { pending: { paymentMethodId, until: now + 2 * HOUR }, expiresAt: now + DAY });
    await addOrder('sooner', { pending: { paymentMethodId, until: now + HOUR }, expiresAt: now + DAY });
    await addOrder('gone', { pending: { paymentMethodId: 'removed', until: now + HOUR }, expiresAt: now + DAY });
    expect(await advance(HOUR - 1, 'paymentDecided')).toEqual([]);
    expect(await advance(1, 'paymentDecided')).toEqual([[HOUR, ['sooner', 'gone']]]);
    expect(db.orders.get('sooner')).toMatchObject({ status: OrderStatus.Paid, paidAt: now + HOUR, pending: undefined });
    expect(db.orders.get('gone')).toMatchObject({
      status: OrderStatus.WaitingPay,
      pending: undefined,
      lastDecline: DeclineReason.InsufficientFunds,
      expiresAt: now + DAY,
    });
    expect(db.orders.get('later')?.status).toBe(OrderStatus.WaitingPay);
    expect(account()?.balance).toBe(balance + 50);
    expect(await advance(HOUR, 'paymentDecided')).toEqual([[2 * HOUR, ['later']]]);
  });

  test('after a returned debit, an order waits an hour at least, and an unstored method is removed', async () => {
    const { db, now, addOrder, advance, method } = await openBilling();
    const model = method('mastercard');
    if (!model) throw new Error('There is no payment method');
    const bounces = { ...model, behavior: 'bounces' } as const;
    await db.paymentMethods.insertMany([
      { ...bounces, paymentMethodId: 'kept', isDefault: false },
      { ...bounces, paymentMethodId: 'once', isDefault: false, afterPayment: 'store' },
    ]);
    const until = now + HOUR;
    await addOrder('soon', { pending: { paymentMethodId: 'kept', until }, expiresAt: until + 5 });
    await addOrder('none', { pending: { paymentMethodId: 'once', until }, expiresAt: undefined });
    await addOrder('late', { pending: { paymentMethodId: 'kept', until }, expiresAt: until + 2 * HOUR });
    await advance(HOUR, 'paymentDecided');
    expect(['soon', 'none', 'late'].map((id) => db.orders.get(id)?.expiresAt)).toEqual([
      until + HOUR,
      until + HOUR,
      until + 2 * HOUR,
    ]);
    expect([db.paymentMethods.get('kept')?.behavior, db.paymentMethods.get('once')]).toEqual(['bounces', undefined]);
  });
});

describe('end of a plan', () => {
  test('a renewal charges the default method of the account and extends the plan by its period', async () => {
    const { db, now, advance, account, subscription } = await openBilling();
    const before = new Set(db.orders.all().map((order) => order.orderId));
    const endsAt = account()?.levelExpiresAt ?? 0;
    await db.accounts.update(userId, (draft) => void (draft.levelExpiresAt = now + DAY));
    await db.subscriptions.update(userId, (draft) => void (draft.code = GoodsCode.StandardQuarterly));
    expect(endsAt).toBeGreaterThan(now + DAY);
    expect(await advance(DAY - 1, 'planEnded')).toEqual([]);
    expect(await advance(1, 'planEnded')).toEqual([[DAY, [userId]]]);
    const at = now + DAY;
    expect(db.orders.all().filter((order) => !before.has(order.orderId))).toMatchObject([
      {
        orderId: expect.stringMatching(/^order-GL-2026-\d{6}$/),
        userId,
        idempotencyKey: undefined,
        code: GoodsCode.StandardQuarterly,
        category: OrderCategory.Plan,
        quantity: 1,
        unitPrice: 279,
        subtotal: 279,
        total: 279,
        lines: [],
        addsToBalance: 0,
        isRenewal: true,
        status: OrderStatus.Paid,
        createdAt: at,
        paidAt: at,
        startsAt: at,
        endsAt: addMonths(at, 3),
        paidWith: { last4: '4444' },
      },
    ]);
    expect(account()).toMatchObject({ isLevelExpired: false, levelExpiresAt: addMonths(at, 3) });
    expect(subscription()).toMatchObject({ periodStart: at, paid: 279, autoRenew: true });
  });

  test('BILL-05 a declined renewal cancels its order and ends the plan without a further renewal', async () => {
    const { db, now, advance, account, subscription, method } = await openBilling();
    const before = new Set(db.orders.all().map((order) => order.orderId));
    await db.accounts.update(userId, (draft) => void (draft.levelExpiresAt = now + DAY));
    const mastercard = method('mastercard');
    if (!mastercard) throw new Error('There is no payment method');
    await db.paymentMethods.remove(mastercard.paymentMethodId);
    await db.paymentMethods.insert({ ...mastercard, behavior: 'asks' });
    await advance(DAY, 'planEnded');
    const at = now + DAY;
    expect(db.orders.all().filter((order) => !before.has(order.orderId))).toMatchObject([
      {
        status: OrderStatus.Cancel,
        cancelReason: OrderCancelReason.PaymentFailed,
        canceledAt: at,
        startsAt: at,
        endsAt: addMonths(at, 12),
      },
    ]);
    expect(subscription()).toMatchObject({ autoRenew: false, failedRenewal: DeclineReason.ConfirmationFailed });
    expect(account()).toMatchObject({ isLevelExpired: true, levelExpiresAt: at, accountLevel: AccountLevel.Standard });
    await advance(400 * DAY, 'planEnded');
    expect(account()?.levelExpiresAt).toBe(at);
  });

  test('a renewal without a default method is declined, even if others have one', async () => {
    const { db, now, advance, subscription } = await openBilling();
    await db.accounts.update(userId, (draft) => void (draft.levelExpiresAt = now + DAY));
    await db.paymentMethods.updateMany(
      db.paymentMethods
        .all()
        .filter((entry) => entry.userId === userId)
        .map((entry) => entry.paymentMethodId),
      (draft) => void (draft.isDefault = false),
    );
    await advance(DAY, 'planEnded');
    expect(subscription()?.failedRenewal).toBe(DeclineReason.CardDeclined);
  });

  test('a plan without renewal or without goods ends without an order', async () => {
    for (const change of [{ autoRenew: false }, { code: undefined }]) {
      const { db, now, advance, account, subscription } = await openBilling();
      const count = db.orders.all().length;
      await db.accounts.update(userId, (draft) => void (draft.levelExpiresAt = now + DAY));
      await db.subscriptions.update(userId, (draft) => void Object.assign(draft, change));
      expect(await advance(DAY, 'planEnded')).toEqual([[DAY, [userId]]]);
      expect(account()).toMatchObject({ isLevelExpired: true, accountLevel: AccountLevel.Standard });
      expect([subscription()?.autoRenew, subscription()?.failedRenewal, db.orders.all().length]).toEqual([
        false,
        undefined,
        count,
      ]);
    }
  });

  test('a paid successor begins at the end of the plan and takes its place', async () => {
    const { db, now, advance, account, subscription } = await openBilling();
    await db.accounts.update(userId, (draft) => void (draft.levelExpiresAt = now + DAY));
    await db.subscriptions.update(
      userId,
      (draft) => void (draft.next = { code: GoodsCode.BasicMonthly, paid: 117, months: 3 }),
    );
    const before = subscription();
    await advance(DAY, 'planEnded');
    const at = now + DAY;
    expect(account()).toMatchObject({
      accountLevel: AccountLevel.Basic,
      levelExpiresAt: addMonths(at, 3),
      isLevelExpired: false,
    });
    expect(subscription()).toEqual({
      ...before,
      code: GoodsCode.BasicMonthly,
      periodStart: at,
      paid: 117,
      next: undefined,
    });
  });

  test('a trial restores the level and end before it, even with a successor', async () => {
    const { db, now, advance, account, subscription } = await openBilling();
    const next = { code: GoodsCode.BasicMonthly, paid: 117, months: 3 };
    await db.accounts.update(userId, (draft) => void (draft.levelExpiresAt = now + DAY));
    await db.subscriptions.update(userId, (draft) => {
      draft.trialOver = { level: AccountLevel.Basic, expiresAt: now + 9 * DAY };
      draft.next = next;
    });
    await advance(DAY, 'planEnded');
    expect(account()).toMatchObject({
      accountLevel: AccountLevel.Basic,
      levelExpiresAt: now + 9 * DAY,
      isLevelExpired: false,
    });
    expect(subscription()).toMatchObject({ trialOver: undefined, next });
  });

  test('plans end one by one, without members or expired plans', async () => {
    const { db, now, advance, account } = await openBilling();
    const [other, member] = [personas.basic.userId, personas.enterpriseChild.userId];
    await db.accounts.updateMany([userId, member], (draft) => void (draft.levelExpiresAt = now + 2 * DAY));
    await db.accounts.update(other, (draft) => void (draft.levelExpiresAt = now + DAY));
    await db.accounts.update(personas.expired.userId, (draft) => void (draft.levelExpiresAt = now + DAY));
    expect(await advance(DAY, 'planEnded')).toEqual([[DAY, [other]]]);
    expect(account()?.levelExpiresAt).toBe(now + 2 * DAY);
    expect(await advance(DAY, 'planEnded')).toEqual([[2 * DAY, [userId]]]);
    expect(db.accounts.get(member)?.isLevelExpired).toBe(false);
  });
});
