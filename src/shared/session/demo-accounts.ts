import { useSyncExternalStore } from 'react';
import type { AccountLevel, LoginProvider } from '#src/contract/enums.gen';

/** A seeded person whom one click signs in; only a demo has them. */
export interface DemoAccount {
  readonly persona: string;
  readonly account: string;
  readonly password: string;
  readonly level: AccountLevel;
  readonly name: string;
  /** Accounts of providers that it is linked with, by the e-mail that the provider knows. */
  readonly links: readonly (readonly [LoginProvider, string])[];
  /** Digits of the phone number, by which WeChat knows it. */
  readonly phone: string;
}

let accounts: readonly DemoAccount[] = [];
const listeners = new Set<() => void>();

/** Tells the sign-in page whom it may offer; the start of a demo and the stories call it, a live build never does. */
export function setDemoAccounts(list: readonly DemoAccount[]): void {
  accounts = list;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The seeded people to offer; none outside a demo. */
export function useDemoAccounts(): readonly DemoAccount[] {
  return useSyncExternalStore(follow, () => accounts);
}
