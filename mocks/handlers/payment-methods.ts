import { PaymentMethodStorage } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { PaymentMethodRecord } from '#mocks/db/billing';
import type { Database } from '#mocks/db/database';
import type { Resolvers } from '#mocks/lib/context';
import { randomToken } from '#mocks/lib/digest';
import { HttpError, notFound } from '#mocks/lib/http-error';
import { paymentTokens } from '#mocks/seeds/payment-tokens';
import { isCardExpired, isSameMethod, makeDefaultMethod, storedMethods } from '#mocks/simulation/payments';
import { requireBuyer } from './billing-access';

type MethodOperation = Extract<
  OperationId,
  'listPaymentMethods' | 'addPaymentMethod' | 'removePaymentMethod' | 'setDefaultPaymentMethod'
>;

function methodOf(method: PaymentMethodRecord, now: number): Schemas['PaymentMethod'] {
  return {
    paymentMethodId: method.paymentMethodId,
    type: method.type,
    brand: method.brand ?? null,
    last4: method.last4 ?? null,
    expiryMonth: method.expiry?.month ?? null,
    expiryYear: method.expiry?.year ?? null,
    isExpired: isCardExpired(method, now),
    holder: method.holder ?? null,
    isDefault: method.isDefault,
    createdAt: new Date(method.createdAt).toISOString(),
  };
}

export function ownMethod(db: Database, userId: string, id: string): PaymentMethodRecord {
  const method = db.paymentMethods.get(id);
  if (method?.userId !== userId) throw notFound('The payment method');
  return method;
}

function storedMethod(db: Database, userId: string, id: string): PaymentMethodRecord {
  const method = ownMethod(db, userId, id);
  if (method.afterPayment !== undefined) throw notFound('The payment method');
  return method;
}

export const paymentMethodHandlers: Pick<Resolvers, MethodOperation> = {
  listPaymentMethods: (context) => ({
    items: storedMethods(context.db, requireBuyer(context).userId).map((method) => methodOf(method, context.now)),
  }),

  addPaymentMethod: async (context) => {
    const { db, body, now } = context;
    const { userId } = requireBuyer(context);
    const { storage = PaymentMethodStorage.Now } = body;
    const token = Object.hasOwn(paymentTokens, body.providerToken) ? paymentTokens[body.providerToken] : undefined;
    if (!token)
      throw new HttpError(422, 'TokenUnknown', 'The payment provider does not know this token.', [
        { field: 'providerToken', message: 'is unknown' },
      ]);
    const { expires, ...known } = token;
    const mine = storedMethods(db, userId);
    const record: PaymentMethodRecord = {
      ...known,
      paymentMethodId: `pm-${randomToken()}`,
      userId,
      expiry: expires && { month: expires.month, year: new Date(now).getUTCFullYear() + expires.inYears },
      isDefault: false,
      ...(storage === PaymentMethodStorage.Now
        ? {}
        : { afterPayment: storage === PaymentMethodStorage.WhenPaid ? 'store' : 'forget' }),
      createdAt: now,
    };
    const existing = mine.find((method) => isSameMethod(method, record));
    if (existing)
      throw new HttpError(409, 'PaymentMethodExists', 'This payment method is stored already.', [
        { field: 'paymentMethodId', message: existing.paymentMethodId },
      ]);
    const { paymentMethodId } = await db.paymentMethods.insert(record);
    if (storage === PaymentMethodStorage.Now && (mine.length === 0 || body.isDefault === true))
      await makeDefaultMethod(db, userId, paymentMethodId);
    return methodOf(ownMethod(db, userId, paymentMethodId), now);
  },

  removePaymentMethod: async (context) => {
    const { db, params } = context;
    const { userId } = requireBuyer(context);
    const method = storedMethod(db, userId, params.id);
    if (db.orders.all().some((order) => order.pending?.paymentMethodId === method.paymentMethodId))
      throw new HttpError(409, 'PaymentPending', 'A payment with it is on its way.');
    const others = storedMethods(db, userId).filter((entry) => entry.paymentMethodId !== method.paymentMethodId);
    const nextDefault = others[0];
    if (!nextDefault && db.subscriptions.get(userId)?.autoRenew === true)
      throw new HttpError(409, 'NeededForRenewal', 'The plan renews with this method. Cancel the renewal first.');
    await db.paymentMethods.remove(method.paymentMethodId);
    if (method.isDefault && nextDefault) await makeDefaultMethod(db, userId, nextDefault.paymentMethodId);
    return undefined;
  },

  setDefaultPaymentMethod: async (context) => {
    const { db, params, now } = context;
    const { userId } = requireBuyer(context);
    const method = storedMethod(db, userId, params.id);
    if (isCardExpired(method, now)) throw new HttpError(409, 'CardExpired', 'This card has expired.');
    await makeDefaultMethod(db, userId, method.paymentMethodId);
    return methodOf(ownMethod(db, userId, method.paymentMethodId), now);
  },
};
