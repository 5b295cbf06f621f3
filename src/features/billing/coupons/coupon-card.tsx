import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { CouponStatus } from '#src/contract/enums.gen';
import type { Coupon } from '#src/data/billing';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { SentenceSpace } from '#src/i18n/sentence-space';
import { classNames } from '#src/ui/class-names';
import { CopyButton } from '#src/ui/copy-button';
import { LinkButton } from '#src/ui/link-button';
import { RelativeTime } from '#src/ui/relative-time';
import { Tag, type StatusVariant } from '#src/ui/status';
import { Text } from '#src/ui/text';
import styles from './coupons.module.css';
import { couponPath } from './use-coupon-messages';

const kinds: Readonly<Record<CouponStatus, StatusVariant>> = {
  [CouponStatus.Bound]: 'success',
  [CouponStatus.Used]: 'neutral',
  [CouponStatus.Expired]: 'warning',
};

export function CouponCard({
  coupon,
  discountText,
  terms,
  hideAction = false,
}: {
  readonly coupon: Coupon;
  /** '15% off'. */
  readonly discountText: string;
  readonly terms: readonly string[];
  /** Hides the link to what it pays for. */
  readonly hideAction?: boolean;
}) {
  const { t } = useTranslation('billing');
  const isBound = coupon.status === CouponStatus.Bound;
  return (
    <article
      className={classNames(styles.card, !isBound && styles.inactive)}
      aria-label={`${discountText}, ${coupon.code}`}
    >
      <div className={styles.head}>
        <p className={styles.worth}>{discountText}</p>
        <Tag variant={kinds[coupon.status]}>{t(($) => $.coupons.statuses[coupon.status])}</Tag>
      </div>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <div className={styles.foot}>
        <div className={styles.facts}>
          <span className={styles.code}>
            <code>{coupon.code}</code>
            <CopyButton text={coupon.code} label={t(($) => $.coupons.copyNamed, { code: coupon.code })} />
          </span>
          <Text as="span" tone="secondary" size="body">
            <CouponValidity coupon={coupon} />
          </Text>
        </div>
        {isBound && !hideAction && coupon.orderId === null && (
          <LinkButton
            size="small"
            to={couponPath(coupon)}
            aria-label={t(($) => $.coupons.useNamed, { code: coupon.code })}
          >
            {t(($) => $.coupons.use)}
          </LinkButton>
        )}
      </div>
    </article>
  );
}

function CouponValidity({ coupon }: { readonly coupon: Coupon }) {
  const { t } = useTranslation('billing');
  const { date } = useFormats();
  const { status, orderId, usedAt, expiresAt } = coupon;
  const toOrder = orderId !== null && (
    <Link to={`${paths.ordersInvoices}?order=${encodeURIComponent(orderId)}`}>{t(($) => $.orders.view)}</Link>
  );
  if (status === CouponStatus.Used)
    return (
      <>
        {usedAt === null ? t(($) => $.coupons.statuses.Used) : t(($) => $.coupons.usedOn, { date: date(usedAt) })}{' '}
        {toOrder}
      </>
    );
  if (status === CouponStatus.Expired) return t(($) => $.coupons.lapsedOn, { date: date(expiresAt) });
  if (toOrder)
    return (
      <>
        {t(($) => $.coupons.held)}
        <SentenceSpace />
        {toOrder}
      </>
    );
  return (
    <>
      {t(($) => $.coupons.goodUntil, { date: date(expiresAt) })} · <RelativeTime value={expiresAt} />
    </>
  );
}
