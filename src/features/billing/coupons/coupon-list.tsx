import { useTranslation } from '#src/i18n/use-translation';
import { billingQueries, type Coupon } from '#src/data/billing';
import { ResourceCards } from '#src/shared/list/resource-list';
import { useListPage } from '#src/shared/list/use-list-page';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { SegmentedControl } from '#src/ui/form/choice-controls';
import { Stack } from '#src/ui/stack';
import { CouponCard } from './coupon-card';
import styles from './coupons.module.css';
import { couponsParams, couponsQuery, couponStatuses } from './coupons.params';
import { useCouponMessages } from './use-coupon-messages';

const none: readonly Coupon[] = [];
const all = 'all';
const keyOf = (coupon: Coupon): string => coupon.couponId;

export function CouponList({ onBind }: { readonly onBind: () => void }) {
  const { t } = useTranslation('billing');
  const list = useListPage({
    params: couponsParams,
    query: (params) => billingQueries.coupons(couponsQuery(params)),
    rowKey: keyOf,
  });
  const { discountText, terms } = useCouponMessages(list.rows ?? none);
  return (
    <Stack gap={4}>
      <ResourceCards
        list={list}
        label={t(($) => $.pages.coupons, { ns: 'shell' })}
        className={styles.cards}
        card={(coupon) => <CouponCard coupon={coupon} discountText={discountText(coupon)} terms={terms(coupon)} />}
        filters={
          <div className={styles.filter}>
            <SegmentedControl
              label={t(($) => $.words.status, { ns: 'shell' })}
              value={list.nextParams.status ?? all}
              choices={[
                { value: all, label: t(($) => $.coupons.all) },
                ...couponStatuses.map((status) => ({ value: status, label: t(($) => $.coupons.statuses[status]) })),
              ]}
              onChange={(status) => {
                list.setFilters({ status: couponStatuses.find((entry) => entry === status) });
              }}
            />
          </div>
        }
        failed={{ title: t(($) => $.coupons.failed), detail: t(($) => $.coupons.failedHint) }}
        noMatch={{ title: t(($) => $.coupons.noMatch), clearLabel: t(($) => $.coupons.showAll) }}
        empty={
          <Empty
            drawing="list"
            title={t(($) => $.coupons.empty)}
            action={
              <Button variant="primary" onClick={onBind}>
                {t(($) => $.coupons.bind.open)}
              </Button>
            }
          >
            {t(($) => $.coupons.emptyHint)}
          </Empty>
        }
      />
    </Stack>
  );
}
