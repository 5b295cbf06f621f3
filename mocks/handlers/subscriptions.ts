import { AccountLevel, SaleType, SubscriptionStatus } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { Schemas } from '#src/contract/types';
import type { AccountRecord } from '#mocks/db/account';
import type { SubscriptionRecord } from '#mocks/db/billing';
import type { Database } from '#mocks/db/database';
import type { Resolvers } from '#mocks/lib/context';
import { HttpError } from '#mocks/lib/http-error';
import { isoOf, addMonths } from '#mocks/lib/time';
import { goodsOf } from '#mocks/seeds/goods';
import { planLimits } from '#mocks/seeds/plan-limits';
import { storedMethods } from '#mocks/simulation/payments';
import { requireBuyer } from './billing-access';
import { limitsOf } from './goods';

function statusOf(account: AccountRecord, subscription: SubscriptionRecord | undefined): SubscriptionStatus {
  if (subscription?.trialOver) return SubscriptionStatus.Trial;
  if (account.isLevelExpired) return SubscriptionStatus.Expired;
  if (account.accountLevel === AccountLevel.Enterprise || account.accountLevel === AccountLevel.EnterprisePlus)
    return SubscriptionStatus.Contract;
  if (subscription?.code === undefined) return SubscriptionStatus.None;
  return subscription.autoRenew ? SubscriptionStatus.Active : SubscriptionStatus.Ending;
}

export function subscriptionOf(db: Database, userId: string): Schemas['Subscription'] {
  const account = db.accounts.get(userId);
  if (!account) throw new HttpError(404, 'NotFound', 'The account was not found');
  const subscription = db.subscriptions.get(userId);
  const status = statusOf(account, subscription);
  const inTrial = status === SubscriptionStatus.Trial;
  const code = status === SubscriptionStatus.None || inTrial ? undefined : subscription?.code;
  const level = account.isLevelExpired ? AccountLevel.Free : account.accountLevel;
  const next = subscription?.next;
  const willRenew = status === SubscriptionStatus.Active;
  const method = db.paymentMethods.all().find((entry) => entry.userId === userId && entry.isDefault);
  return {
    status,
    code: code ?? null,
    level,
    period: code === undefined ? null : goodsOf(code).period,
    saleType: inTrial ? SaleType.Trial : SaleType.None,
    startsAt: code === undefined && !inTrial ? null : isoOf(subscription?.periodStart),
    endsAt: isoOf(account.levelExpiresAt),
    autoRenew: willRenew,
    renewalPrice: willRenew && code !== undefined ? (goodsOf(next?.code ?? code).price ?? null) : null,
    paymentMethodId: willRenew ? (method?.paymentMethodId ?? null) : null,
    limits: limitsOf(planLimits[level]),
    extraCloudNodes: subscription?.extraCloudNodes ?? 0,
    next:
      next && account.levelExpiresAt !== undefined
        ? {
            code: next.code,
            level: goodsOf(next.code).level ?? level,
            startsAt: new Date(account.levelExpiresAt).toISOString(),
            endsAt: new Date(addMonths(account.levelExpiresAt, next.months)).toISOString(),
          }
        : null,
    failedRenewal: subscription?.failedRenewal ?? null,
  };
}

type SubscriptionOperation = Extract<OperationId, 'getSubscription' | 'cancelSubscription' | 'resumeSubscription'>;

export const subscriptionHandlers: Pick<Resolvers, SubscriptionOperation> = {
  getSubscription: (context) => subscriptionOf(context.db, requireBuyer(context).userId),

  cancelSubscription: async (context) => {
    const { db } = context;
    const { userId } = requireBuyer(context);
    if (subscriptionOf(db, userId).status !== SubscriptionStatus.Active)
      throw new HttpError(409, 'NothingToCancel', 'Your plan does not renew automatically.');
    await db.subscriptions.update(userId, (draft) => void (draft.autoRenew = false));
    return subscriptionOf(db, userId);
  },

  resumeSubscription: async (context) => {
    const { db } = context;
    const { userId } = requireBuyer(context);
    if (subscriptionOf(db, userId).status !== SubscriptionStatus.Ending)
      throw new HttpError(409, 'NothingToResume', 'The renewal of your plan has not been canceled.');
    if (storedMethods(db, userId).length === 0)
      throw new HttpError(409, 'PaymentMethodNeeded', 'A renewal is charged to a stored payment method.');
    await db.subscriptions.update(userId, (draft) => void (draft.autoRenew = true));
    return subscriptionOf(db, userId);
  },
};
