import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { SubscriptionStatus } from '#src/contract/enums.gen';
import { useAccountQuery } from '#src/data/account';
import type { Subscription } from '#src/data/purchases';
import { promotionQueries } from '#src/data/promotions';
import { levelOf } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { LinkButton } from '#src/ui/link-button';
import { Notice } from '#src/ui/status';
import styles from './plans.module.css';

export function PlanNotices({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('plans');
  switch (subscription.status) {
    case SubscriptionStatus.Expired:
      return <ExpiredNotice subscription={subscription} />;
    case SubscriptionStatus.Contract:
      return (
        <Notice
          variant="info"
          title={t(($) => $.contract.title)}
          actions={
            <LinkButton size="small" to={paths.contactSupport}>
              {t(($) => $.actions.contact)}
            </LinkButton>
          }
        >
          {t(($) => $.contract.text)}
        </Notice>
      );
    case SubscriptionStatus.None:
      return <TrialOffer />;
    default:
      return null;
  }
}

function ExpiredNotice({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('plans');
  const { date } = useFormats();
  const planName = usePlanName();
  const { data: account } = useAccountQuery();
  const plan = planName(levelOf(account));
  return (
    <Notice
      variant="warning"
      title={
        subscription.endsAt === null
          ? t(($) => $.expired.title, { plan })
          : t(($) => $.expired.titleOn, { plan, date: date(subscription.endsAt) })
      }
      actions={
        subscription.code !== null && (
          <LinkButton variant="primary" size="small" to={paths.checkout({ code: subscription.code })}>
            {t(($) => $.actions.renew, { plan })}
          </LinkButton>
        )
      }
    >
      <p>{t(($) => $.expired.text)}</p>
      <ul className={styles.works}>
        {(['data', 'tasks', 'local', 'balance'] as const).map((key) => (
          <li key={key}>
            <CheckOutlined aria-hidden="true" /> {t(($) => $.expired.available[key])}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function TrialOffer() {
  const { t } = useTranslation('plans');
  const planName = usePlanName();
  const { data } = useQuery(promotionQueries.canTrial());
  if (data?.canTrial !== true) return null;
  const days = data.trialDays ?? undefined;
  const plan = data.trialLevel === undefined || data.trialLevel === null ? undefined : planName(data.trialLevel);
  return (
    <Notice
      variant="info"
      title={
        days === undefined || plan === undefined
          ? t(($) => $.trial.offer.any)
          : t(($) => $.trial.offer.title, { plan, count: days })
      }
      actions={
        <LinkButton variant="primary" size="small" to={paths.trial}>
          {t(($) => $.trial.offer.start)}
        </LinkButton>
      }
    >
      {t(($) => $.trial.offer.text)}
    </Notice>
  );
}
