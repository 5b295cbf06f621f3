import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { localStore, readJson, writeJson } from '#src/lib/storage';
import { store } from './preferences';

const KEY = 'payments';
const MAX_WATCHED = 20;

/** An order whose payment is on its way, and the user who paid it. */
interface PendingPayment {
  readonly userId: string;
  readonly orderId: string;
}

const isPendingPayments = (value: unknown): value is readonly PendingPayment[] =>
  Array.isArray(value) &&
  value.every(
    (entry: unknown) =>
      typeof entry === 'object' &&
      entry !== null &&
      'userId' in entry &&
      'orderId' in entry &&
      typeof entry.userId === 'string' &&
      typeof entry.orderId === 'string',
  );

/** A bank debit takes days, so the list outlives the tab and the session. */
const pendingAtom = atom<readonly PendingPayment[]>(readJson(localStore, KEY, isPendingPayments) ?? []);

function setPending(payments: readonly PendingPayment[]): void {
  writeJson(localStore, KEY, payments);
  store.set(pendingAtom, payments);
}

/** Remembers a payment that is on its way, so that its user is told how it ends (BILL-09). */
export function watchPayment(payment: PendingPayment): void {
  const others = store.get(pendingAtom).filter(({ orderId }) => orderId !== payment.orderId);
  setPending([...others, payment].slice(-MAX_WATCHED));
}

/** Forgets a payment: it has been told of, or its order is gone. */
export function unwatchPayment(orderId: string): void {
  setPending(store.get(pendingAtom).filter((payment) => payment.orderId !== orderId));
}

/** Ids of the orders of a user whose payments are on their way. */
export function usePendingPayments(userId: string | undefined): readonly string[] {
  return useAtomValue(
    useMemo(
      () =>
        atom((get) =>
          get(pendingAtom)
            .filter((payment) => payment.userId === userId)
            .map(({ orderId }) => orderId),
        ),
      [userId],
    ),
    { store },
  );
}

/** Forgets every payment: another story or test begins. */
export function forgetPayments(): void {
  setPending([]);
}
