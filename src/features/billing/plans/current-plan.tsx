import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { SubscriptionStatus } from '#src/contract/enums.gen';
import { useAccountQuery } from '#src/data/account';
import { purchaseQueries, type Subscription } from '#src/data/purchases';
import { levelOf } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { LinkButton } from '#src/ui/link-button';
import { DescriptionList, Section } from '#src/ui/section';
import { Notice, Tag, type StatusVariant } from '#src/ui/status';
import { useMethodMessages } from '../payment/use-method-messages';
import styles from './plans.module.css';
import { RenewalButton } from './renewal-button';
import { usePlanMessages } from './use-plan-messages';

const statuses = {
  [SubscriptionStatus.None]: 'none',
  [SubscriptionStatus.Trial]: 'trial',
  [SubscriptionStatus.Active]: 'active',
  [SubscriptionStatus.Ending]: 'ending',
  [SubscriptionStatus.Contract]: 'contract',
  [SubscriptionStatus.Expired]: 'expired',
} as const satisfies Record<SubscriptionStatus, string>;

const statusVariants: Record<SubscriptionStatus, StatusVariant> = {
  [SubscriptionStatus.None]: 'neutral',
  [SubscriptionStatus.Trial]: 'info',
  [SubscriptionStatus.Active]: 'success',
  [SubscriptionStatus.Ending]: 'warning',
  [SubscriptionStatus.Contract]: 'success',
  [SubscriptionStatus.Expired]: 'error',
};

export function CurrentPlan({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('plans');
  const { date, money, number } = useFormats();
  const planName = usePlanName();
  const messages = usePlanMessages();
  const { data: account } = useAccountQuery();
  const { methodName } = useMethodMessages();
  const methods = useQuery({ ...purchaseQueries.methods(), enabled: subscription.autoRenew });
  const { status, period, endsAt, startsAt, renewalPrice, limits, next } = subscription;
  const method = methods.data?.items.find(({ paymentMethodId }) => paymentMethodId === subscription.paymentMethodId);
  const plan = planName(status === SubscriptionStatus.Expired ? levelOf(account) : subscription.level);
  const renews = status === SubscriptionStatus.Active && endsAt !== null;
  const facts = [
    ...(period === null ? [] : [{ key: 'period', term: t(($) => $.period), value: messages.periodName(period) }]),
    ...(startsAt === null ? [] : [{ key: 'since', term: t(($) => $.current.since), value: date(startsAt) }]),
    ...(renews
      ? [
          {
            key: 'renews',
            term: t(($) => $.current.renews),
            value:
              renewalPrice === null
                ? date(endsAt)
                : t(($) => $.current.renewsFor, { date: date(endsAt), price: money(renewalPrice) }),
          },
        ]
      : []),
    ...(!renews && endsAt !== null
      ? [
          {
            key: 'ends',
            term: status === SubscriptionStatus.Expired ? t(($) => $.current.ended) : t(($) => $.current.ends),
            value: date(endsAt),
          },
        ]
      : []),
    ...(method ? [{ key: 'method', term: t(($) => $.current.method), value: methodName(method) }] : []),
  ];
  return (
    <div className={styles.split}>
      <Section
        card
        title={t(($) => $.current.title, { plan })}
        actions={<Tag variant={statusVariants[status]}>{t(($) => $.current.status[statuses[status]])}</Tag>}
      >
        {status === SubscriptionStatus.None && <p>{t(($) => $.current.nothing)}</p>}
        <DescriptionList items={facts} />
        {next && (
          <Notice variant="info">
            {t(($) => $.current.next, {
              plan: planName(next.level),
              start: date(next.startsAt),
              end: date(next.endsAt),
            })}
          </Notice>
        )}
        <FailedRenewal subscription={subscription} />
        <PlanActions subscription={subscription} plan={plan} />
      </Section>
      <Section
        card
        title={status === SubscriptionStatus.Expired ? t(($) => $.current.includesNow) : t(($) => $.current.includes)}
      >
        <ul className={styles.includes}>
          {[
            messages.tasks(limits),
            messages.rows(limits),
            messages.nodes(limits),
            ...(subscription.extraCloudNodes > 0
              ? [
                  t(($) => $.current.extraNodes, {
                    count: subscription.extraCloudNodes,
                    value: number(subscription.extraCloudNodes),
                  }),
                ]
              : []),
          ].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function FailedRenewal({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('plans');
  const { refusal } = useMethodMessages();
  if (subscription.failedRenewal === null) return null;
  return (
    <Notice
      variant="error"
      title={t(($) => $.current.failedRenewal)}
      actions={
        <LinkButton size="small" to={paths.paymentSettings}>
          {t(($) => $.current.settings)}
        </LinkButton>
      }
    >
      {refusal(subscription.failedRenewal)}
    </Notice>
  );
}

function PlanActions({ subscription, plan }: { readonly subscription: Subscription; readonly plan: string }) {
  const { t } = useTranslation('plans');
  const { status, code } = subscription;
  // The notice above renews an expired plan.
  const isEnding = status === SubscriptionStatus.Ending && code !== null;
  if (!isEnding && status !== SubscriptionStatus.Active) return null;
  return (
    <div className={styles.planSteps}>
      {isEnding && (
        <LinkButton variant="primary" to={paths.checkout({ code })}>
          {t(($) => $.actions.renew, { plan })}
        </LinkButton>
      )}
      <RenewalButton subscription={subscription} />
    </div>
  );
}
