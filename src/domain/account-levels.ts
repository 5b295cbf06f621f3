import { AccountLevel } from '#src/contract/enums.gen';

/** `currentAccountLevel` has precedence over `accountLevel` (ENUM-01). */
export interface AccountWithLevel {
  readonly accountLevel?: AccountLevel | null;
  readonly currentAccountLevel?: AccountLevel | null;
  readonly isLevelExpired?: boolean | null;
}

export type UpgradePrompt = 'trialOrUpgrade' | 'upgrade' | 'contact' | 'askAdministrator';

const ranks: Readonly<Record<AccountLevel, number>> = {
  [AccountLevel.None]: 0,
  [AccountLevel.Free]: 1,
  [AccountLevel.Basic]: 2,
  [AccountLevel.Standard]: 3,
  [AccountLevel.Professional]: 4,
  [AccountLevel.Enterprise]: 5,
  [AccountLevel.EnterprisePlus]: 6,
  [AccountLevel.EnterpriseChild]: 5,
};

export const levelsByRank: readonly AccountLevel[] = [
  AccountLevel.None,
  AccountLevel.Free,
  AccountLevel.Basic,
  AccountLevel.Standard,
  AccountLevel.Professional,
  AccountLevel.Enterprise,
  AccountLevel.EnterpriseChild,
  AccountLevel.EnterprisePlus,
];

export function isAccountLevel(code: unknown): code is AccountLevel {
  return typeof code === 'number' && Object.hasOwn(ranks, code);
}

/** Returns a rank from 0 to 6; 0 for a visitor or an unknown code (ENUM-04). */
export function rankOf(level: AccountLevel | null | undefined): number {
  return isAccountLevel(level) ? ranks[level] : 0;
}

/** Compares ranks, never codes (ENUM-04). */
export function isAtLeast(level: AccountLevel | null | undefined, minimum: AccountLevel | null | undefined): boolean {
  return rankOf(level) >= rankOf(minimum);
}

/** Returns undefined above the highest level. */
export function levelAbove(level: AccountLevel | null | undefined): AccountLevel | undefined {
  return levelsByRank.find((other) => rankOf(other) > rankOf(level));
}

/** Returns the level that was bought; null for a visitor (ENUM-01). */
export function levelOf(account: AccountWithLevel | null | undefined): AccountLevel | null {
  if (account === null || account === undefined) return null;
  return account.currentAccountLevel ?? account.accountLevel ?? AccountLevel.None;
}

/** Returns the level for running: an expired one counts as Free at most (START-18). */
export function effectiveLevel(account: AccountWithLevel | null | undefined): AccountLevel | null {
  const level = levelOf(account);
  if (level === null || account?.isLevelExpired !== true) return level;
  return rankOf(level) > rankOf(AccountLevel.Free) ? AccountLevel.Free : level;
}

const from = (minimum: AccountLevel): ReadonlySet<AccountLevel> =>
  new Set(levelsByRank.filter((level) => isAtLeast(level, minimum)));
const allBut = (...hidden: readonly AccountLevel[]): ReadonlySet<AccountLevel> =>
  new Set(levelsByRank.filter((level) => !hidden.includes(level)));

const capabilities = {
  seePricingLink: allBut(AccountLevel.EnterpriseChild),
  seeBilling: allBut(AccountLevel.EnterpriseChild),
  seeMembers: allBut(AccountLevel.EnterpriseChild),
  haveMembers: new Set<AccountLevel>([AccountLevel.Enterprise, AccountLevel.EnterprisePlus]),
  /** Top-up, trial and pricing pages. */
  pay: allBut(AccountLevel.EnterpriseChild),
  runInCloud: from(AccountLevel.Standard),
  usePremiumProxies: from(AccountLevel.Standard),
  seeCreator: new Set<AccountLevel>([
    AccountLevel.Enterprise,
    AccountLevel.EnterprisePlus,
    AccountLevel.EnterpriseChild,
  ]),
} as const satisfies Record<string, ReadonlySet<AccountLevel>>;

export type Capability = keyof typeof capabilities;

const lostOnExpiry: ReadonlySet<Capability> = new Set<Capability>(['haveMembers', 'runInCloud', 'usePremiumProxies']);

/** Returns whether a level has a capability; a visitor (null) counts as None. */
export function can(level: AccountLevel | null | undefined, capability: Capability): boolean {
  const known = isAccountLevel(level) ? level : AccountLevel.None;
  const allowed: ReadonlySet<AccountLevel> = capabilities[capability];
  return allowed.has(known);
}

/** Considers expiry (START-18). */
export function accountCan(account: AccountWithLevel | null | undefined, capability: Capability): boolean {
  return can(lostOnExpiry.has(capability) ? effectiveLevel(account) : levelOf(account), capability);
}

/** Returns what to offer when a level is too low (START-07, FORM-34, ROLE-06). */
export function promptFor(level: AccountLevel | null | undefined, canTrial: boolean): UpgradePrompt {
  if (!can(level, 'pay')) return 'askAdministrator';
  if (level === AccountLevel.EnterprisePlus) return 'contact';
  return canTrial ? 'trialOrUpgrade' : 'upgrade';
}
