import { AccountLevel } from '#src/contract/enums.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { SubscriptionRecord } from '#mocks/db/billing';
import type { Database } from '#mocks/db/database';
import { serverRankOf } from '#mocks/handlers/start-rules';
import { addMonths } from '#mocks/lib/time';
import { monthsOf, type Goods } from '#mocks/seeds/goods';
import { memberLimitOf, planLimits } from '#mocks/seeds/plan-limits';
import { assignNodes } from './runs';

function paidPlan(db: Database, account: AccountRecord, now: number) {
  const afterTrial = db.subscriptions.get(account.userId)?.trialOver;
  const level = afterTrial ? afterTrial.level : account.accountLevel;
  const endsAt = afterTrial ? afterTrial.expiresAt : account.levelExpiresAt;
  const isRunning = endsAt !== undefined && endsAt > now && !account.isLevelExpired;
  return isRunning && serverRankOf(level) > serverRankOf(AccountLevel.Free)
    ? { level, endsAt, inTrial: afterTrial !== undefined }
    : undefined;
}

export interface PlanPeriod {
  readonly mode: 'now' | 'longer' | 'next';
  readonly startsAt: number;
  readonly endsAt: number;
}

/** A higher level begins at once, the same plan is extended, any other follows the running one. */
export function nextPlanPeriod(
  db: Database,
  account: AccountRecord,
  sold: Goods,
  quantity: number,
  now: number,
): PlanPeriod {
  const monthCount = monthsOf(sold.period) * quantity;
  const running = paidPlan(db, account, now);
  const isHigher = running && sold.level !== undefined && serverRankOf(sold.level) > serverRankOf(running.level);
  if (!running || running.inTrial || isHigher)
    return { mode: 'now', startsAt: now, endsAt: addMonths(now, monthCount) };
  const mode = db.subscriptions.get(account.userId)?.code === sold.code ? 'longer' : 'next';
  return { mode, startsAt: running.endsAt, endsAt: addMonths(running.endsAt, monthCount) };
}

/** Returns the unused dollars of the running plan and its successor. */
export function unusedValue(db: Database, account: AccountRecord, now: number): number {
  const subscription = db.subscriptions.get(account.userId);
  const running = paidPlan(db, account, now);
  if (!subscription || !running) return 0;
  const total = running.endsAt - subscription.periodStart;
  const share = total > 0 ? Math.min(1, (running.endsAt - now) / total) : 0;
  return subscription.paid * share + (subscription.next?.paid ?? 0);
}

function grantedNodes(account: AccountRecord | undefined, subscription: SubscriptionRecord | undefined): number {
  if (!account || account.isLevelExpired) return 0;
  return planLimits[account.accountLevel].cloudNodes + (subscription?.extraCloudNodes ?? 0);
}

const noSubscription = (userId: string, now: number): SubscriptionRecord => ({
  userId,
  code: undefined,
  periodStart: now,
  paid: 0,
  autoRenew: false,
  failedRenewal: undefined,
  extraCloudNodes: 0,
  next: undefined,
  trialOver: undefined,
});

export interface PlanChange {
  readonly account?: (draft: AccountRecord) => void;
  readonly subscription?: (draft: SubscriptionRecord) => void;
}

/** Changes a plan and the account's limits. Members share its end, and get none under a plan without members. */
export async function changePlan(db: Database, userId: string, at: number, change: PlanChange): Promise<void> {
  const old = db.accounts.get(userId);
  if (!old) return;
  const before = { level: old.accountLevel, nodes: grantedNodes(old, db.subscriptions.get(userId)) };
  if (!db.subscriptions.get(userId)) await db.subscriptions.insert(noSubscription(userId, at));
  await db.subscriptions.update(userId, (draft) => change.subscription?.(draft));
  const subscription = db.subscriptions.get(userId);
  await db.accounts.update(userId, (draft) => {
    change.account?.(draft);
    draft.cloudNodes = Math.max(0, draft.cloudNodes + grantedNodes(draft, subscription) - before.nodes);
    if (draft.accountLevel === before.level) return;
    const limits = planLimits[draft.accountLevel];
    const bought = Math.max(0, (draft.exportRowLimit ?? 0) - (planLimits[before.level].exportRows ?? 0));
    draft.taskLimit = limits.tasks;
    draft.exportRowLimit = limits.exportRows === undefined ? undefined : limits.exportRows + bought;
  });
  const owner = db.accounts.get(userId) ?? old;
  const members = db.accounts.all().filter((entry) => entry.parentUserId === userId);
  await db.accounts.updateMany(
    members.map((entry) => entry.userId),
    (draft) => {
      draft.isLevelExpired = owner.isLevelExpired || memberLimitOf(owner.accountLevel) === undefined;
      draft.levelExpiresAt = owner.levelExpiresAt;
    },
  );
  for (const entry of [userId, ...members.map((member) => member.userId)]) await assignNodes(db, entry, at);
}
