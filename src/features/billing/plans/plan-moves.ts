import { SubscriptionStatus, type AccountLevel, type GoodsCode } from '#src/contract/enums.gen';
import { rankOf } from '#src/domain/account-levels';
import { plainCode } from '#src/domain/goods';

/** What buying a plan means for an account: see `planMove`. */
export type PlanMove = 'choose' | 'renew' | 'current' | 'upgrade' | 'switch' | 'downgrade' | 'contract';

/** What the account has now, as the server says. */
interface Held {
  readonly status: SubscriptionStatus;
  readonly code: GoodsCode | null;
  /** Level that counts now. */
  readonly level: AccountLevel;
}

/** What a plan gives. */
interface Offered {
  readonly code: GoodsCode;
  readonly level: AccountLevel | null;
}

/**
 * What a plan means for whoever has `held` (undefined for a visitor): a first choice, more of the same, a higher one at once, a lower one
 * or another period from the end of the present one, the lapsed one again, or nothing that can be bought here (BILL-01, BILL-08).
 */
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
