import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { retryAfterOf } from '#src/api/errors';
import { billingQueries, type Coupon } from '#src/data/billing';
import { stalenessOf } from '#src/data/polling';
import { useKeptError } from '#src/data/use-kept-error';
import { useWantedSearch } from '#src/shared/address/use-wanted-search';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { ErrorState } from '#src/ui/error-state';
import { SegmentedControl } from '#src/ui/form/choice-controls';
import { SkeletonCards } from '#src/ui/skeleton';
import { StaleNotice } from '#src/ui/stale-notice';
import { Pagination } from '#src/ui/table/pagination';
import type { Paging } from '#src/ui/table/paging';
import { useLastPage } from '#src/ui/table/use-last-page';
import { CouponCard } from './coupon-card';
import styles from './coupons.module.css';
import {
  couponsQuery,
  couponStatuses,
  pageSizes,
  readCouponsParams,
  writeCouponsParams,
  type CouponsParams,
} from './coupons.params';
import { useCouponWords } from './use-coupon-words';

const none: readonly Coupon[] = [];
const all = 'all';

/** Every coupon of the account by its state (BILL-03, ENUM-46). State and page live in the address. */
export function CouponList({ onBind }: { readonly onBind: () => void }) {
  const { t } = useTranslation('billing');
  const { search, wanted, ask } = useWantedSearch();
  const params = readCouponsParams(search);
  // What is to be shown once the address has followed: every change begins with that.
  const next = readCouponsParams(wanted);
  const list = useQuery({ ...billingQueries.coupons(couponsQuery(params)), placeholderData: keepPreviousData });
  const { data, dataUpdatedAt, refetch } = list;
  const error = useKeptError(list);
  const staleness = stalenessOf({ data, error, dataUpdatedAt });
  const coupons = data?.items ?? none;
  const { worth, terms } = useCouponWords(coupons);
  const change = (changed: CouponsParams, replace = false) => {
    ask(writeCouponsParams(changed), { preventScrollReset: true, replace });
  };
  const paging: Paging = {
    page: params.page,
    pageSize: params.pageSize,
    total: data?.total ?? 0,
    pageSizes,
    onChange: (page, pageSize, replace) => {
      change({ ...next, page, pageSize: pageSizes.find((size) => size === pageSize) ?? 10 }, replace);
    },
  };
  const hasCouponsElsewhere = useLastPage(paging, data?.items.length === 0);
  return (
    <div className={styles.list}>
      <div className={styles.filter}>
        <SegmentedControl
          label={t(($) => $.coupons.state)}
          value={next.status ?? all}
          choices={[
            { value: all, label: t(($) => $.coupons.all) },
            ...couponStatuses.map((status) => ({ value: status, label: t(($) => $.coupons.statuses[status]) })),
          ]}
          onChange={(status) => {
            change({ ...next, status: couponStatuses.find((entry) => entry === status), page: 1 });
          }}
        />
      </div>
      {staleness && <StaleNotice {...staleness} onRetry={() => void refetch()} />}
      {data === undefined && error !== null ? (
        <ErrorState
          title={t(($) => $.coupons.failed)}
          onRetry={() => void refetch()}
          retrying={list.isFetching}
          retryIn={retryAfterOf(error)}
        >
          {t(($) => $.coupons.failedHint)}
        </ErrorState>
      ) : data === undefined || hasCouponsElsewhere ? (
        <SkeletonCards cards={4} cover={0} className={styles.cards} />
      ) : coupons.length > 0 ? (
        <ul className={styles.cards} aria-label={t(($) => $.coupons.title)}>
          {coupons.map((coupon) => (
            <li key={coupon.couponId}>
              <CouponCard coupon={coupon} worth={worth(coupon)} terms={terms(coupon)} />
            </li>
          ))}
        </ul>
      ) : params.status === undefined ? (
        <Empty
          drawing="list"
          title={t(($) => $.coupons.empty)}
          action={
            <Button kind="primary" onClick={onBind}>
              {t(($) => $.coupons.bind.open)}
            </Button>
          }
        >
          {t(($) => $.coupons.emptyHint)}
        </Empty>
      ) : (
        <Empty
          drawing="search"
          title={t(($) => $.coupons.noMatch)}
          action={
            <Button
              onClick={() => {
                change({ ...next, status: undefined, page: 1 });
              }}
            >
              {t(($) => $.coupons.showAll)}
            </Button>
          }
        />
      )}
      {paging.total > pageSizes[0] && <Pagination {...paging} />}
    </div>
  );
}
