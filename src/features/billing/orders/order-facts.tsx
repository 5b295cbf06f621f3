import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import type { BillingInformation, Order } from '#src/data/billing';
import { centsOf } from '#src/domain/money';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { useLanguage } from '#src/i18n/use-language';
import { CopyButton } from '#src/ui/copy-button';
import { DescriptionList } from '#src/ui/section';
import { usePaidMethodMessage } from './use-order-messages';
import styles from './orders.module.css';

export function OrderFacts({ order }: { readonly order: Order }) {
  const { t } = useTranslation('billing');
  const { cents, date, dateTime } = useFormats();
  const methodMessage = usePaidMethodMessage();
  const { startsAt, endsAt, paymentMethod, billTo } = order;
  const when = (value: string | null) => value !== null && <Timestamp value={value} text={dateTime(value)} />;
  const facts = [
    {
      key: 'number',
      term: t(($) => $.orders.facts.number),
      value: (
        <span className={styles.copied}>
          {order.orderNumber}
          <CopyButton text={order.orderNumber} label={t(($) => $.orders.facts.copyNumber)} />
        </span>
      ),
    },
    {
      key: 'category',
      term: t(($) => $.orders.columns.category),
      value: t(($) => $.orders.categories[order.category]),
    },
    { key: 'placed', term: t(($) => $.orders.columns.placed), value: when(order.createdAt) },
    { key: 'expires', term: t(($) => $.orders.facts.lapsesAt), value: when(order.expiresAt) },
    { key: 'paid', term: t(($) => $.orders.facts.paidAt), value: when(order.paidAt) },
    { key: 'canceled', term: t(($) => $.orders.facts.canceledAt), value: when(order.canceledAt) },
    {
      key: 'method',
      term: t(($) => $.orders.facts.method),
      value: paymentMethod !== null && methodMessage(paymentMethod),
    },
    {
      key: 'period',
      term: t(($) => $.orders.facts.period),
      value: startsAt !== null && endsAt !== null && `${date(startsAt)} – ${date(endsAt)}`,
    },
    {
      key: 'balance',
      term: t(($) => (order.paidAt === null ? $.orders.facts.addsToBalance : $.orders.facts.balance)),
      value: order.addsToBalance > 0 && cents(centsOf(order.addsToBalance)),
    },
    {
      key: 'renewal',
      term: t(($) => $.orders.facts.kind),
      value: order.isRenewal && t(($) => $.renewal.title, { ns: 'plans' }),
    },
    {
      key: 'coupon',
      term: t(($) => $.orders.facts.coupon),
      value: order.couponId !== null && <Link to={paths.coupons}>{t(($) => $.go.coupons, { ns: 'shell' })}</Link>,
    },
    { key: 'billTo', term: t(($) => $.orders.facts.billTo), value: billTo && <BillingAddress information={billTo} /> },
  ];
  return (
    <DescriptionList items={facts.filter(({ value }) => value !== false && value !== null && value !== undefined)} />
  );
}

function Timestamp({ value, text }: { readonly value: string; readonly text: string }) {
  const { longDateTime } = useFormats();
  return (
    <time dateTime={value} title={longDateTime(value)}>
      {text}
    </time>
  );
}

function BillingAddress({ information }: { readonly information: BillingInformation }) {
  const language = useLanguage();
  const { firstName, lastName, postalCode, city, country } = information;
  const eastern = language === 'ja-JP' || language === 'ko-KR';
  const lines = [
    information.companyName,
    eastern ? `${lastName} ${firstName}` : `${firstName} ${lastName}`,
    information.address1,
    information.address2,
    `${postalCode} ${city}`,
    information.province,
    country === '' ? '' : (new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(country) ?? ''),
    information.email,
    information.dutyParagraph,
  ].map((line) => line.trim());
  return (
    <address className={styles.address} translate="no">
      {[...new Set(lines.filter((line) => line !== ''))].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
