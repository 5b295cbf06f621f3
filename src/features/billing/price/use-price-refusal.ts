import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/errors';

const refusals = [
  'CouponUsed',
  'CouponExpired',
  'CouponInUse',
  'CouponNotApplicable',
  'CouponBelowMinimum',
  'ContactSales',
  'PlanNeeded',
  'NothingToGain',
  'ContractPlan',
  'PlanAlreadyFollows',
  'PaymentPending',
  'OrderOutdated',
  'OrderPaid',
  'OrderCanceled',
] as const;

/** Gives the words for a refusal of a price, an order or a coupon that the server explains by its code; undefined for any other failure. */
export function usePriceRefusal(): (error: unknown) => string | undefined {
  const { t } = useTranslation('buying');
  return (error) => {
    const code = error instanceof ApiError ? refusals.find((known) => known === error.code) : undefined;
    return code === undefined ? undefined : t(($) => $.refusals[code]);
  };
}
