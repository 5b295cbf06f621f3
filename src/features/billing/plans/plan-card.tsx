import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { RichText } from '#src/i18n/rich-text';
import type { GoodsItem } from '#src/data/purchases';
import { can } from '#src/domain/account-levels';
import { monthsOf } from '#src/domain/goods';
import { centsOf, dollarsOf, prorate } from '#src/domain/money';
import { classNames } from '#src/ui/class-names';
import { Tag } from '#src/ui/status';
import { Text } from '#src/ui/text';
import { VisuallyHidden } from '#src/ui/visually-hidden';
import styles from './plans.module.css';
import type { Plan } from './use-plans';
import { usePlanMessages } from './use-plan-messages';

/** Dollars per month, rounded half up to cents. */
const perMonth = (dollars: number, item: GoodsItem): number =>
  dollarsOf(prorate(centsOf(dollars), 1, Math.max(1, monthsOf(item.period))));

export function PlanCard({
  plan,
  item,
  mark,
  action,
  headingLevel,
}: {
  readonly plan: Plan;
  /** The goods of the billing period that it shows. */
  readonly item: GoodsItem;
  /** A tag beside the name. */
  readonly mark?: string;
  readonly action: ReactNode;
  readonly headingLevel: 2 | 3;
}) {
  const { t } = useTranslation('plans');
  const messages = usePlanMessages();
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const full = item.price ?? 0;
  const now = item.activity?.price ?? full;
  return (
    <article aria-labelledby={id} className={classNames(styles.card, mark !== undefined && styles.marked)}>
      <div className={styles.cardHead}>
        <Heading id={id}>{plan.name}</Heading>
        {mark !== undefined && <Tag variant="brand">{mark}</Tag>}
      </div>
      <Text tone="secondary">{plan.description}</Text>
      <div>
        <p className={styles.price}>
          {item.activity && (
            <s className={styles.was}>
              <RichText
                text={t(($) => $.instead, { price: messages.price(perMonth(full, item)) })}
                tags={{ label: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
              />
            </s>
          )}
          <RichText
            text={t(($) => $.pricePerMonth, { price: messages.price(perMonth(now, item)) })}
            tags={{
              price: (words) => <span className={styles.sum}>{words}</span>,
              unit: (words) => (
                <Text as="span" tone="secondary">
                  {words}
                </Text>
              ),
            }}
          />
        </p>
        <Text tone="secondary">{messages.billed(item.period, now)}</Text>
        {item.activity && (
          <Text tone="tertiary" size="body">
            {t(($) => $.afterwards, { price: messages.billed(item.period, full) })}
          </Text>
        )}
      </div>
      <div>{action}</div>
      {item.limits && (
        <ul className={styles.includes}>
          {[
            messages.tasks(item.limits),
            messages.rows(item.limits),
            messages.nodes(item.limits),
            ...(can(plan.level, 'runInCloud') ? [t(($) => $.limits.cloud)] : []),
            ...(can(plan.level, 'usePremiumProxies') ? [t(($) => $.source.premium, { ns: 'proxies' })] : []),
          ].map((line) => (
            <li key={line}>
              <CheckOutlined aria-hidden="true" /> {line}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
