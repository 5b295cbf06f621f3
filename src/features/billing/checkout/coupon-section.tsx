import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { codeOf, statusOf } from '#src/api/errors';
import { CouponStatus, PriceLineKind } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { billingQueries, type Coupon } from '#src/data/billing';
import type { GoodsItem } from '#src/data/purchases';
import { centsOf } from '#src/domain/money';
import { useFormats } from '#src/i18n/format';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { Button } from '#src/ui/button';
import { RadioGroupControl } from '#src/ui/form/choice-controls';
import { Section } from '#src/ui/section';
import { Notice } from '#src/ui/status';
import { BindCouponDialog } from '../coupons/bind-coupon-dialog';
import { useCouponMessages } from '../coupons/use-coupon-messages';

const NONE = 'none';

export const isCouponRefusal = (error: unknown): boolean =>
  codeOf(error)?.startsWith('Coupon') === true || statusOf(error) === 404;

export function CouponSection({
  item,
  quote,
  value,
  refusal,
  disabled,
  onChange,
}: {
  readonly item: GoodsItem;
  readonly quote: Pick<Schemas['PriceQuote'], 'subtotal' | 'lines'> | undefined;
  readonly value: string | undefined;
  readonly refusal: unknown;
  readonly disabled: boolean;
  readonly onChange: (couponId: string | undefined) => void;
}) {
  const { t } = useTranslation('payments');
  const { t: billing } = useTranslation('billing');
  const { cents } = useFormats();
  const errorMessage = useErrorMessage();
  const [binding, setBinding] = useState(false);
  const { data } = useQuery(billingQueries.coupons({ status: CouponStatus.Bound, page: 1, pageSize: 100 }));
  const isFor = ({ appliesTo, goodsCodes }: Coupon) =>
    appliesTo.includes(item.category) && (goodsCodes?.includes(item.code) ?? true);
  const coupons = (data?.items ?? []).filter(
    (coupon) => coupon.couponId === value || (coupon.orderId === null && isFor(coupon)),
  );
  const chosen = coupons.find(({ couponId }) => couponId === value);
  const { discountText } = useCouponMessages(coupons);
  const offer = quote?.lines.find(({ kind }) => kind === PriceLineKind.Activity)?.amount ?? 0;
  const minimumMessage = ({ minimum }: Coupon): string | undefined =>
    minimum > 0
      ? billing(($) => $.coupons.minimum, { amount: cents(centsOf(minimum), { trimZeros: true }) })
      : undefined;
  const refusalOf = (coupon: Coupon): string | undefined => {
    if (!isFor(coupon)) return t(($) => $.refusals.CouponNotApplicable);
    if (offer > 0 && !coupon.withActivity) return billing(($) => $.coupons.withoutActivity);
    const isTooSmall = quote !== undefined && centsOf(quote.subtotal - offer) < centsOf(coupon.minimum);
    return isTooSmall ? minimumMessage(coupon) : undefined;
  };
  // The coupon's own reason is more precise than the price's code, unless the coupon does not exist (404).
  const misfit = chosen && statusOf(refusal) !== 404 ? refusalOf(chosen) : undefined;
  const codes = { NotFound: () => t(($) => $.refusals.CouponNotApplicable) };
  return (
    <Section
      card
      title={t(($) => $.coupon.title)}
      actions={
        <Button size="small" disabled={disabled} onClick={() => setBinding(true)}>
          {t(($) => $.coupons.bind.open, { ns: 'billing' })}
        </Button>
      }
    >
      {coupons.length === 0 ? (
        <p>{t(($) => $.coupon.none)}</p>
      ) : (
        <RadioGroupControl
          column
          label={t(($) => $.coupon.title)}
          value={chosen?.couponId ?? NONE}
          disabled={disabled}
          onChange={(next) => onChange(next === NONE ? undefined : next)}
          choices={[
            ...coupons.map((coupon) => ({
              value: coupon.couponId,
              label: t(($) => $.coupon.named, { code: coupon.code, worth: discountText(coupon) }),
              help: refusalOf(coupon) ?? minimumMessage(coupon),
              disabled: coupon !== chosen && refusalOf(coupon) !== undefined,
            })),
            { value: NONE, label: t(($) => $.coupon.without) },
          ]}
        />
      )}
      {refusal !== undefined && (
        <Notice variant="warning" announce="polite" title={t(($) => $.coupon.notUsed)}>
          {misfit ?? errorMessage(refusal, { codes })}
        </Notice>
      )}
      <BindCouponDialog
        open={binding}
        purchase={{ refusalOf, onUse: ({ couponId }) => onChange(couponId) }}
        onClose={() => setBinding(false)}
      />
    </Section>
  );
}
