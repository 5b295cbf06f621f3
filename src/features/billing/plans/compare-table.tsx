import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import MinusOutlined from '@ant-design/icons/es/icons/MinusOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { AccountLevel, BillingPeriod } from '#src/contract/enums.gen';
import { isAtLeast, can } from '#src/domain/account-levels';
import { useFormats } from '#src/i18n/format';
import { Section } from '#src/ui/section';
import { VisuallyHidden } from '#src/ui/visually-hidden';
import styles from './plans.module.css';
import type { Plan } from './use-plans';
import { usePlanMessages } from './use-plan-messages';

export function CompareTable({ plans }: { readonly plans: readonly Plan[] }) {
  const { t } = useTranslation('plans');
  const { number } = useFormats();
  const messages = usePlanMessages();
  const has = (yes: boolean) =>
    yes ? (
      <span className={styles.yes}>
        <CheckOutlined aria-hidden="true" />
        <VisuallyHidden>{t(($) => $.compare.yes)}</VisuallyHidden>
      </span>
    ) : (
      <span className={styles.no}>
        <MinusOutlined aria-hidden="true" />
        <VisuallyHidden>{t(($) => $.compare.no)}</VisuallyHidden>
      </span>
    );
  const limit = (value: number | null | undefined) =>
    value === null ? t(($) => $.compare.endless) : value === undefined ? '' : number(value);
  const priceAt = (period: BillingPeriod) => (plan: Plan) => {
    if (plan.isContract) return t(($) => $.compare.agreed);
    const price = plan.goods[period]?.price;
    return typeof price === 'number' ? messages.price(price) : '';
  };
  const rows: readonly { readonly name: string; readonly cell: (plan: Plan) => ReactNode }[] = [
    { name: messages.periodName(BillingPeriod.Monthly), cell: priceAt(BillingPeriod.Monthly) },
    { name: messages.periodName(BillingPeriod.Quarterly), cell: priceAt(BillingPeriod.Quarterly) },
    { name: messages.periodName(BillingPeriod.Yearly), cell: priceAt(BillingPeriod.Yearly) },
    { name: t(($) => $.words.tasks, { ns: 'shell' }), cell: ({ limits }) => limit(limits?.taskLimit) },
    { name: t(($) => $.compare.rows), cell: ({ limits }) => limit(limits?.exportRowLimit) },
    { name: t(($) => $.words.cloudNodes, { ns: 'shell' }), cell: ({ limits }) => limit(limits?.cloudNodes) },
    { name: t(($) => $.compare.local), cell: () => has(true) },
    { name: t(($) => $.limits.cloud), cell: ({ level }) => has(can(level, 'runInCloud')) },
    { name: t(($) => $.source.premium, { ns: 'proxies' }), cell: ({ level }) => has(can(level, 'usePremiumProxies')) },
    { name: t(($) => $.compare.members), cell: ({ level }) => has(isAtLeast(level, AccountLevel.Enterprise)) },
  ];
  return (
    <Section title={t(($) => $.compare.title)}>
      {/* Wider than a phone: focusable, so that the keyboard can scroll it. */}
      <div className={styles.tableBox} role="group" aria-label={t(($) => $.compare.title)} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(($) => $.words.plan, { ns: 'shell' })}</th>
              {plans.map((plan) => (
                <th key={plan.level} scope="col">
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cell }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {plans.map((plan) => (
                  <td key={plan.level} className="gl-tabular">
                    {cell(plan)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
