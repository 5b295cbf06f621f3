import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CouponStatus, type OrderCategory } from '../../../contract/enums.gen';
import { billingQueries } from '../../../data/billing';
import type { GoodsItem } from '../../../data/buying';
import { Button } from '../../../ui/button';
import { RadioGroupControl } from '../../../ui/form/choice-controls';
import { Section } from '../../../ui/section';
import { BindCouponDialog } from '../coupons/bind-coupon-dialog';
import { useCouponWords } from '../coupons/use-coupon-words';

const NONE = 'none';

/** The coupons that fit what is bought, and a code to be bound; one at most is used (ENUM-52, API-028). */
export function CouponSection({
  item,
  category,
  value,
  disabled,
  onChange,
}: {
  readonly item: GoodsItem;
  readonly category: OrderCategory;
  readonly value: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (couponId: string | undefined) => void;
}) {
  const { t } = useTranslation('buying');
  const [binding, setBinding] = useState(false);
  const { data } = useQuery(billingQueries.coupons({ status: CouponStatus.Bound, page: 1, pageSize: 100 }));
  const coupons = (data?.items ?? []).filter(
    (coupon) =>
      coupon.couponId === value ||
      (coupon.orderId === null &&
        coupon.appliesTo.includes(category) &&
        (coupon.goodsCodes?.includes(item.code) ?? true)),
  );
  const { worth } = useCouponWords(coupons);
  return (
    <Section
      card
      title={t(($) => $.coupon.title)}
      actions={
        <Button size="small" disabled={disabled} onClick={() => setBinding(true)}>
          {t(($) => $.coupon.bind)}
        </Button>
      }
    >
      {coupons.length === 0 ? (
        <p>{t(($) => $.coupon.none)}</p>
      ) : (
        <RadioGroupControl
          column
          label={t(($) => $.coupon.title)}
          value={value ?? NONE}
          disabled={disabled}
          onChange={(chosen) => onChange(chosen === NONE ? undefined : chosen)}
          choices={[
            ...coupons.map((coupon) => ({
              value: coupon.couponId,
              label: t(($) => $.coupon.named, { code: coupon.code, worth: worth(coupon) }),
            })),
            { value: NONE, label: t(($) => $.coupon.without) },
          ]}
        />
      )}
      <BindCouponDialog open={binding} onClose={() => setBinding(false)} />
    </Section>
  );
}
