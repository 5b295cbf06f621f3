import { SubscriptionStatus, type AccountLevel, type GoodsCode } from '#src/contract/enums.gen';
import { rankOf } from '#src/domain/account-levels';
import { plainCode } from '#src/domain/goods';

export type PlanMove = 'choose' | 'renew' | 'current' | 'upgrade' | 'switch' | 'downgrade' | 'contract';

interface Held {
  readonly status: SubscriptionStatus;
  readonly code: GoodsCode | null;
  readonly level: AccountLevel;
}

interface Offered {
  readonly code: GoodsCode;
  readonly level: AccountLevel | null;
}

/** An upgrade starts at once; a downgrade or switch follows the current period (BILL-01, BILL-08). */
export function planMove(held: Held | undefined, offered: Offered): PlanMove {
  if (held === undefined) return 'choose';
  const isSame = held.code !== null && plainCode(held.code) === plainCode(offered.code);
  switch (held.status) {
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
      const step = rankOf(offered.level) - rankOf(held.level);
      return step > 0 ? 'upgrade' : step < 0 ? 'downgrade' : 'switch';
    }
  }
}
