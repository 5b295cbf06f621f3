import { SubscriptionStatus, type AccountLevel, type GoodsCode } from '#src/contract/enums.gen';
import { rankOf } from '#src/domain/account-levels';
import { baseGoodsCode } from '#src/domain/goods';

export type PlanMove = 'choose' | 'renew' | 'current' | 'upgrade' | 'switch' | 'downgrade' | 'contract';

interface OwnedPlan {
  readonly status: SubscriptionStatus;
  readonly code: GoodsCode | null;
  readonly level: AccountLevel;
}

interface OfferedPlan {
  readonly code: GoodsCode;
  readonly level: AccountLevel | null;
}

/** An upgrade starts at once; a downgrade or switch follows the current period (BILL-01, BILL-08). */
export function planMove(owned: OwnedPlan | undefined, offered: OfferedPlan): PlanMove {
  if (owned === undefined) return 'choose';
  const isSame = owned.code !== null && baseGoodsCode(owned.code) === baseGoodsCode(offered.code);
  switch (owned.status) {
    case SubscriptionStatus.Contract:
      return 'contract';
    case SubscriptionStatus.Expired:
      return isSame ? 'renew' : 'choose';
    case SubscriptionStatus.None:
    case SubscriptionStatus.Trial:
      return 'choose';
    case SubscriptionStatus.Active:
    case SubscriptionStatus.Ending: {
      if (isSame) return 'current';
      const step = rankOf(offered.level) - rankOf(owned.level);
      return step > 0 ? 'upgrade' : step < 0 ? 'downgrade' : 'switch';
    }
  }
}
