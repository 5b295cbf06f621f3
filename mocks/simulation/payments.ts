import { DeclineReason } from '#src/contract/enums.gen';
import type { PaymentMethodRecord } from '#mocks/db/billing';
import type { Database } from '#mocks/db/database';

/** Milliseconds that a bank debit takes. */
export const BANK_DEBIT_DURATION = 10 * 60_000;

export function isCardExpired(method: PaymentMethodRecord, now: number): boolean {
  const { expiry } = method;
  return expiry !== undefined && now >= Date.UTC(expiry.year, expiry.month, 1);
}

export type ChargeResult =
  | { readonly kind: 'paid' }
  | { readonly kind: 'asks' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason };

const declined = (reason: DeclineReason): ChargeResult => ({ kind: 'declined', reason });

/** Charges a method; `isConfirmed` after the bank's confirmation. */
export function chargeMethod(method: PaymentMethodRecord, now: number, isConfirmed: boolean): ChargeResult {
  if (isCardExpired(method, now)) return declined(DeclineReason.CardExpired);
  switch (method.behavior) {
    case 'accepts':
      return { kind: 'paid' };
    case 'declines':
      return declined(DeclineReason.CardDeclined);
    case 'lacksFunds':
      return declined(DeclineReason.InsufficientFunds);
    case 'asks':
      return isConfirmed ? { kind: 'paid' } : { kind: 'asks' };
    case 'askedInVain':
      return isConfirmed ? declined(DeclineReason.ConfirmationFailed) : { kind: 'asks' };
    case 'takesTime':
    case 'bounces':
      return { kind: 'pending' };
  }
}

/** Returns why a renewal is declined, at which nobody can confirm to the bank. */
export function renewalRefusal(method: PaymentMethodRecord | undefined, now: number): DeclineReason | undefined {
  if (!method) return DeclineReason.CardDeclined;
  const result = chargeMethod(method, now, false);
  if (result.kind === 'declined') return result.reason;
  if (result.kind === 'asks') return DeclineReason.ConfirmationFailed;
  return method.behavior === 'bounces' ? DeclineReason.InsufficientFunds : undefined;
}

/** The default first, then the newest. */
export const storedMethods = (db: Database, userId: string): PaymentMethodRecord[] =>
  db.paymentMethods
    .all()
    .filter((method) => method.userId === userId && method.afterPayment === undefined)
    .toReversed()
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || b.createdAt - a.createdAt);

const fingerprint = ({ type, brand, last4, expiry, holder }: PaymentMethodRecord): string =>
  [type, brand, last4, expiry?.month, expiry?.year, holder].join('/');

export const isSameMethod = (a: PaymentMethodRecord, b: PaymentMethodRecord): boolean =>
  fingerprint(a) === fingerprint(b);

export async function makeDefaultMethod(db: Database, userId: string, id: string): Promise<void> {
  for (const { paymentMethodId } of storedMethods(db, userId))
    await db.paymentMethods.update(paymentMethodId, (draft) => void (draft.isDefault = draft.paymentMethodId === id));
}

/** After a payment, stores the method if requested; otherwise removes it. */
export async function storeOrRemoveMethod(db: Database, method: PaymentMethodRecord, isPaid: boolean): Promise<void> {
  if (method.afterPayment === undefined) return;
  const { paymentMethodId, userId } = method;
  const stored = storedMethods(db, userId);
  if (!isPaid || method.afterPayment === 'forget' || stored.some((other) => isSameMethod(other, method))) {
    await db.paymentMethods.remove(paymentMethodId);
    return;
  }
  await db.paymentMethods.update(paymentMethodId, (draft) => {
    delete draft.afterPayment;
  });
  if (stored.length === 0) await makeDefaultMethod(db, userId, paymentMethodId);
}
