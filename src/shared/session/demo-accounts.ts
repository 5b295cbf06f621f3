import { useSyncExternalStore } from 'react';
import type { AccountLevel, LoginProvider } from '#src/contract/enums.gen';

type DemoPersona =
  | 'free'
  | 'basic'
  | 'standard'
  | 'professional'
  | 'enterprise'
  | 'enterprisePlus'
  | 'enterpriseChild'
  | 'expired'
  | 'noPlan';

export interface DemoAccount {
  readonly persona: DemoPersona;
  readonly account: string;
  readonly password: string;
  readonly level: AccountLevel;
  readonly name: string;
  /** Linked accounts, by the e-mail that the provider knows. */
  readonly links: readonly (readonly [LoginProvider, string])[];
  /** WeChat's account name; digits only. */
  readonly phone: string;
}

let accounts: readonly DemoAccount[] = [];
const listeners = new Set<() => void>();

export function setDemoAccounts(list: readonly DemoAccount[]): void {
  accounts = list;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDemoAccounts(): readonly DemoAccount[] {
  return useSyncExternalStore(subscribe, () => accounts);
}
