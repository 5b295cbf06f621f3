import { AccountLevel, RunOn, TemplateStatus } from '#src/contract/enums.gen';
import { isAtLeast, can, levelOf, promptFor, type AccountWithLevel, type UpgradePrompt } from './account-levels';
import { estimatedRows } from './price';
import { accountLimitPrompt } from './template-access';

export type StartTarget = 'cloud' | 'client';
export type StartCheckId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A check without its facts finds nothing. Prices are dollars per 1,000 rows. */
export interface StartContext {
  readonly account: AccountWithLevel;
  readonly canTrial: boolean;
  /** Replaces check 3 by the cloud check for tasks (START-17, START-18). */
  readonly isOutsideForm?: boolean;
  readonly template?: {
    readonly status: TemplateStatus;
    readonly runOn?: RunOn;
    readonly newMinAccountLevel?: AccountLevel | null;
    /** The lowest level that may use the template (ROLE-06). */
    readonly accountLimit?: AccountLevel | null;
    readonly currentTemplateVersion?: string | number | null;
    readonly pricePerData?: number | null;
  };
  readonly usedVersion?: string | number | null;
  readonly balance?: BalanceInfo | null;
}

/** Dollars (ENUM-56). */
export interface BalanceInfo {
  readonly balance?: number | null;
  readonly balanceLowThreshold?: number | null;
  readonly chargingGranularity?: number | null;
}

/** Dollars; the price is per 1,000 rows (ERR-16). */
export interface CostFacts {
  readonly price: number;
  readonly balance: number;
  readonly estimatedRows: number;
}

/** `stop` ends the start; after `confirm`, the next check follows. */
export type StartRefusal = { readonly check: StartCheckId } & (
  | { readonly effect: 'stop'; readonly reason: 'obsolete' | 'templateFailure' | 'localOnly' | 'notRunnable' }
  | {
      readonly effect: 'prompt';
      readonly reason: 'levelTooLow' | 'accountLimit' | 'accountExpired';
      readonly prompt: UpgradePrompt;
      readonly minimumLevel: AccountLevel;
    }
  | {
      readonly effect: 'confirm';
      readonly reason: 'versionDiffers';
      readonly usedVersion: string;
      readonly currentVersion: string;
    }
  | { readonly effect: 'confirm'; readonly reason: 'lowBalance'; readonly cost: CostFacts; readonly threshold: number }
  | {
      readonly effect: 'balancePage' | 'askAdministrator';
      readonly reason: 'balanceTooLow';
      readonly cost: CostFacts;
      /** Dollars (START-14). */
      readonly needed: number;
    }
);

type Finding<Refusal = StartRefusal> = Refusal extends StartRefusal ? Omit<Refusal, 'check'> : never;

export interface StartCheck {
  readonly id: StartCheckId;
  readonly requirement: string;
  readonly gates: readonly StartTarget[];
  readonly test: (context: StartContext) => Finding | null;
}

const both: readonly StartTarget[] = ['cloud', 'client'];

/** In the specification's order (START-05). */
export const startChecks: readonly StartCheck[] = [
  {
    id: 1,
    requirement: 'START-06',
    gates: both,
    test: ({ template }) =>
      template?.status === TemplateStatus.Obsoleting ? { effect: 'stop', reason: 'obsolete' } : null,
  },
  {
    id: 2,
    requirement: 'START-07',
    gates: both,
    // ROLE-06 comes first.
    test: (context) =>
      levelFinding(context, context.template?.accountLimit ?? AccountLevel.None, 'accountLimit') ??
      levelFinding(context, context.template?.newMinAccountLevel ?? AccountLevel.None),
  },
  {
    id: 3,
    requirement: 'START-08',
    gates: ['cloud'],
    test: (context) => {
      if (!context.isOutsideForm) return levelFinding(context, AccountLevel.Standard);
      const refusal = cloudStartRefusal(context.account, context.canTrial);
      return refusal && { effect: 'prompt', ...refusal, minimumLevel: AccountLevel.Standard };
    },
  },
  {
    id: 4,
    requirement: 'START-09',
    gates: both,
    test: ({ usedVersion, template }) => {
      const used = versionText(usedVersion);
      const current = versionText(template?.currentTemplateVersion);
      if (used === '' || current === '' || used === current) return null;
      return { effect: 'confirm', reason: 'versionDiffers', usedVersion: used, currentVersion: current };
    },
  },
  {
    id: 5,
    requirement: 'START-10',
    gates: both,
    test: ({ template }) =>
      template?.status === TemplateStatus.New ? { effect: 'stop', reason: 'templateFailure' } : null,
  },
  {
    id: 6,
    requirement: 'START-11',
    gates: ['cloud'],
    test: ({ template }) => (template?.runOn === RunOn.Local ? { effect: 'stop', reason: 'localOnly' } : null),
  },
  {
    id: 7,
    requirement: 'START-12',
    gates: both,
    test: ({ template }) => (template?.runOn === RunOn.None ? { effect: 'stop', reason: 'notRunnable' } : null),
  },
  { id: 8, requirement: 'START-13', gates: both, test: costFinding },
];

/**
 * Returns null if the start may proceed. After a confirmed `confirm`, call again with `from` one above its check (START-05, START-09,
 * START-15).
 */
export function firstRefusal(context: StartContext, target: StartTarget, from: number = 1): StartRefusal | null {
  for (const check of startChecks) {
    if (check.id < from || !check.gates.includes(target)) continue;
    const finding = check.test(context);
    if (finding !== null) return { check: check.id, ...finding };
  }
  return null;
}

export interface CloudStartRefusal {
  readonly reason: 'accountExpired' | 'levelTooLow';
  readonly prompt: UpgradePrompt;
}

/** Returns null if the account may start saved tasks in the cloud (START-17, START-18). */
export function cloudStartRefusal(account: AccountWithLevel, canTrial: boolean): CloudStartRefusal | null {
  const level = levelOf(account);
  // An expired plan is renewed: no trial.
  if (account.isLevelExpired === true) return { reason: 'accountExpired', prompt: promptFor(level, false) };
  return can(level, 'runInCloud') ? null : { reason: 'levelTooLow', prompt: promptFor(level, canTrial) };
}

/** Check 7 handles RunOn None (FORM-27). */
export function offeredTargets(runOn: RunOn): Readonly<Record<StartTarget, 'offered' | 'localOnly' | 'cloudOnly'>> {
  return {
    cloud: runOn === RunOn.Local ? 'localOnly' : 'offered',
    client: runOn === RunOn.Cloud ? 'cloudOnly' : 'offered',
  };
}

function levelFinding(
  { account, canTrial }: StartContext,
  minimumLevel: AccountLevel,
  tooLow: 'levelTooLow' | 'accountLimit' = 'levelTooLow',
): Finding | null {
  const level = levelOf(account);
  // The reason is the expiry if the paid level would suffice (START-18).
  const isExpired = account.isLevelExpired === true && isAtLeast(level, minimumLevel);
  const prompt = accountLimitPrompt(minimumLevel, account, canTrial && !isExpired);
  if (prompt === null) return null;
  return {
    effect: 'prompt',
    reason: isExpired ? 'accountExpired' : tooLow,
    prompt,
    minimumLevel,
  };
}

function costFinding({ account, balance: balanceInfo, template }: StartContext): Finding | null {
  const price = template?.pricePerData ?? 0;
  const threshold = balanceInfo?.balanceLowThreshold ?? 0;
  const missing = typeof balanceInfo?.balance !== 'number';
  const balance = balanceInfo?.balance ?? 0;
  if (!(price > 0) || !(missing || balance < threshold)) return null;
  const cost: CostFacts = { price, balance, estimatedRows: estimatedRows(balance, price) ?? 0 };
  const needed = balanceInfo?.chargingGranularity ?? 1;
  if (balance < needed) {
    const effect = can(levelOf(account), 'pay') ? 'balancePage' : 'askAdministrator';
    return { effect, reason: 'balanceTooLow', cost, needed };
  }
  return { effect: 'confirm', reason: 'lowBalance', cost, threshold };
}

function versionText(version: string | number | null | undefined): string {
  return version === null || version === undefined ? '' : String(version);
}
