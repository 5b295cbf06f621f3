import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { SubscriptionStatus } from '#src/contract/enums.gen';
import { useAccountQuery } from '#src/data/account';
import { purchaseQueries, type PaymentMethod, type Subscription } from '#src/data/purchases';
import { levelOf } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { ErrorState } from '#src/ui/error-state';
import { LinkButton } from '#src/ui/link-button';
import { DescriptionList, Section } from '#src/ui/section';
import { SkeletonLines } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { Notice, Tag } from '#src/ui/status';
import { Text } from '#src/ui/text';
import { useMethodMessages } from '../payment/use-method-messages';
import { RenewalButton } from '../plans/renewal-button';
import styles from './methods.module.css';

const notes = {
  [SubscriptionStatus.None]: 'none',
  [SubscriptionStatus.Trial]: 'trial',
  [SubscriptionStatus.Active]: 'active',
  [SubscriptionStatus.Ending]: 'ending',
  [SubscriptionStatus.Contract]: 'contract',
  [SubscriptionStatus.Expired]: 'expired',
} as const satisfies Record<SubscriptionStatus, string>;

export function RenewalSection({ methods }: { readonly methods: readonly PaymentMethod[] }) {
  const { t } = useTranslation('plans');
  const query = useQuery(purchaseQueries.subscription());
  const subscription = query.data;
  return (
    <Section
      card
      title={t(($) => $.renewal.title)}
      actions={
        subscription && (
          <Tag variant={subscription.autoRenew ? 'success' : 'neutral'}>
            {subscription.autoRenew ? t(($) => $.renewal.on) : t(($) => $.renewal.off)}
          </Tag>
        )
      }
    >
      {subscription ? (
        <RenewalDetails subscription={subscription} methods={methods} />
      ) : query.isError ? (
        <ErrorState
          inline
          title={t(($) => $.renewal.failed)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          retryIn={retryAfterOf(query.error)}
        />
      ) : (
        <SkeletonLines lines={3} />
      )}
    </Section>
  );
}

function RenewalDetails({
  subscription,
  methods,
}: {
  readonly subscription: Subscription;
  readonly methods: readonly PaymentMethod[];
}) {
  const { t } = useTranslation('plans');
  const { date, money } = useFormats();
  const planName = usePlanName();
  const { data: account } = useAccountQuery();
  const { methodName, refusal } = useMethodMessages();
  const { status, endsAt, renewalPrice, failedRenewal } = subscription;
  const isExpired = status === SubscriptionStatus.Expired;
  const plan = planName(isExpired ? levelOf(account) : subscription.level);
  const method = methods.find(({ isDefault }) => isDefault);
  const isActive = status === SubscriptionStatus.Active;
  const facts = [
    { key: 'plan', term: t(($) => $.words.plan, { ns: 'shell' }), value: plan },
    ...(endsAt === null
      ? []
      : [
          {
            key: 'end',
            term: isActive
              ? t(($) => $.current.renews)
              : isExpired
                ? t(($) => $.current.ended)
                : t(($) => $.current.ends),
            value:
              isActive && renewalPrice !== null
                ? t(($) => $.current.renewsFor, { date: date(endsAt), price: money(renewalPrice) })
                : date(endsAt),
          },
        ]),
    ...(isActive && method ? [{ key: 'method', term: t(($) => $.renewal.charged), value: methodName(method) }] : []),
  ];
  return (
    <Stack gap={3}>
      <DescriptionList items={facts} />
      {failedRenewal !== null && (
        <Notice variant="error" title={t(($) => $.current.failedRenewal)}>
          {refusal(failedRenewal)}
        </Notice>
      )}
      <Text tone="secondary" size="body">
        {t(($) => $.renewal.notes[notes[status]])}
      </Text>
      <div className={styles.steps}>
        <RenewalButton subscription={subscription} />
        {isExpired && subscription.code !== null && (
          <LinkButton variant="primary" to={paths.checkout({ code: subscription.code })}>
            {t(($) => $.actions.renew, { plan })}
          </LinkButton>
        )}
        <LinkButton variant="link" to={paths.planSubscription}>
          {t(($) => $.go.plan, { ns: 'shell' })}
        </LinkButton>
      </div>
    </Stack>
  );
}
