import { AccountLevel } from '#src/contract/enums.gen';

/** What an account says about its level; `currentAccountLevel` wins over `accountLevel` (ENUM-01). */
export interface AccountWithLevel {
  readonly accountLevel?: AccountLevel | null;
  readonly currentAccountLevel?: AccountLevel | null;
  readonly isLevelExpired?: boolean | null;
}

/** What a level refused something is offered: see `promptFor`. */
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

/** All levels from the lowest rank to the highest, for lists a person reads (ENUM-02). */
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

/** Whether a number a server sent is a level code. */
export function isAccountLevel(code: unknown): code is AccountLevel {
  return typeof code === 'number' && Object.hasOwn(ranks, code);
}

/** Comparison rank, 0 to 6; nobody (a visitor) and unknown codes rank 0 (ENUM-04). */
export function rankOf(level: AccountLevel | null | undefined): number {
  return isAccountLevel(level) ? ranks[level] : 0;
}

/** Whether `level` ranks at least as high as `minimum`; codes are never compared (ENUM-04). */
export function atLeast(level: AccountLevel | null | undefined, minimum: AccountLevel | null | undefined): boolean {
  return rankOf(level) >= rankOf(minimum);
}

/** The next level that ranks higher; undefined above the highest. */
export function levelAbove(level: AccountLevel | null | undefined): AccountLevel | undefined {
  return levelsByRank.find((other) => rankOf(other) > rankOf(level));
}

/** The level an account was sold; null for a visitor (ENUM-01). */
export function levelOf(account: AccountWithLevel | null | undefined): AccountLevel | null {
  if (account === null || account === undefined) return null;
  return account.currentAccountLevel ?? account.accountLevel ?? AccountLevel.None;
}

/**
 * The level that counts for running: an expired one is worth Free for cloud, premium proxies and premium
 * templates, and never more than it was (START-18).
 */
export function effectiveLevel(account: AccountWithLevel | null | undefined): AccountLevel | null {
  const level = levelOf(account);
  if (level === null || account?.isLevelExpired !== true) return level;
  return rankOf(level) > rankOf(AccountLevel.Free) ? AccountLevel.Free : level;
}

const from = (minimum: AccountLevel): ReadonlySet<AccountLevel> =>
  new Set(levelsByRank.filter((level) => atLeast(level, minimum)));
const allBut = (...hidden: readonly AccountLevel[]): ReadonlySet<AccountLevel> =>
  new Set(levelsByRank.filter((level) => !hidden.includes(level)));

/** Who sees and may do what; menu, guards and buttons all read this table. */
const capabilities = {
  /** HDR-02, ROLE-11 */
  seePricingLink: allBut(AccountLevel.EnterpriseChild),
  /** NAV-09, ROLE-11: the plans and payment group */
  seeBilling: allBut(AccountLevel.EnterpriseChild),
  /** NAV-10, ROLE-11 */
  seeMembers: allBut(AccountLevel.EnterpriseChild),
  /** MEM-01: whose plan has members; sub-members have none themselves. */
  haveMembers: new Set<AccountLevel>([AccountLevel.Enterprise, AccountLevel.EnterprisePlus]),
  /** Pages where money or a trial is asked for: top-up, trial, pricing. Others read 'ask your administrator'. */
  pay: allBut(AccountLevel.EnterpriseChild),
  /** ROLE-07, START-08 */
  runInCloud: from(AccountLevel.Standard),
  /** FORM-33, FORM-38: above Basic */
  usePremiumProxies: from(AccountLevel.Standard),
  /** ROLE-10, TPL-32 */
  seeCreator: new Set<AccountLevel>([
    AccountLevel.Enterprise,
    AccountLevel.EnterprisePlus,
    AccountLevel.EnterpriseChild,
  ]),
} as const satisfies Record<string, ReadonlySet<AccountLevel>>;

export type Capability = keyof typeof capabilities;

/** Capabilities an expired level loses; the others hang on who one is, not on what is paid. */
const lostOnExpiry: ReadonlySet<Capability> = new Set<Capability>(['haveMembers', 'runInCloud', 'usePremiumProxies']);

/** Whether a level has a capability; a visitor (null) counts as None. */
export function can(level: AccountLevel | null | undefined, capability: Capability): boolean {
  const known = isAccountLevel(level) ? level : AccountLevel.None;
  const allowed: ReadonlySet<AccountLevel> = capabilities[capability];
  return allowed.has(known);
}

/** Whether an account has a capability, its expiry considered (START-18). */
export function accountCan(account: AccountWithLevel | null | undefined, capability: Capability): boolean {
  return can(lostOnExpiry.has(capability) ? effectiveLevel(account) : levelOf(account), capability);
}

/**
 * What to offer where a level is too low: a trial beside the upgrade only when the trial-eligibility check said
 * so; the highest level is asked to talk to us; a sub-member asks the administrator (START-07, FORM-34, ROLE-06).
 */
export function promptFor(level: AccountLevel | null | undefined, canTrial: boolean): UpgradePrompt {
  if (!can(level, 'pay')) return 'askAdministrator';
  if (level === AccountLevel.EnterprisePlus) return 'contact';
  return canTrial ? 'trialOrUpgrade' : 'upgrade';
}
