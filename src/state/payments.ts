import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { localStore, readJson, writeJson } from '#src/lib/storage';
import { store } from './preferences';

const KEY = 'payments';
const MAX_WATCHED = 20;

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

/** A bank debit takes days, so the list outlives the session. */
const pendingAtom = atom<readonly PendingPayment[]>(readJson(localStore, KEY, isPendingPayments) ?? []);

function setPending(payments: readonly PendingPayment[]): void {
  writeJson(localStore, KEY, payments);
  store.set(pendingAtom, payments);
}

export function watchPayment(payment: PendingPayment): void {
  const others = store.get(pendingAtom).filter(({ orderId }) => orderId !== payment.orderId);
  setPending([...others, payment].slice(-MAX_WATCHED));
}

export function unwatchPayment(orderId: string): void {
  setPending(store.get(pendingAtom).filter((payment) => payment.orderId !== orderId));
}

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

export function forgetPayments(): void {
  setPending([]);
}
