import { useSyncExternalStore } from 'react';
import type { AccountLevel, LoginProvider } from '#src/contract/enums.gen';

export const demoPersonas = [
  'free',
  'basic',
  'standard',
  'professional',
  'enterprise',
  'enterprisePlus',
  'enterpriseChild',
  'expired',
  'noPlan',
] as const;

type DemoPersona = (typeof demoPersonas)[number];

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
let isExpected = false;
const listeners = new Set<() => void>();

export function expectDemoAccounts(): void {
  isExpected = true;
}

export function setDemoAccounts(list: readonly DemoAccount[]): void {
  accounts = list;
  isExpected = false;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDemoAccounts(): readonly DemoAccount[] {
  return useSyncExternalStore(subscribe, () => accounts);
}

export function useIsDemo(): boolean {
  return useSyncExternalStore(subscribe, () => isExpected || accounts.length > 0);
}
