import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useLocation } from 'react-router-dom';
import { useAccountQuery } from '#src/data/account';
import { purchaseQueries } from '#src/data/purchases';
import { accountCan, levelOf } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { SentenceSpace } from '#src/i18n/sentence-space';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { IconButton } from '#src/ui/button';
import { LinkButton } from '#src/ui/link-button';
import { StatusIcon } from '#src/ui/status';
import styles from './expired-banner.module.css';

/** These pages mention the expiry themselves or are about to end it. */
const excludedPaths = [paths.planSubscription, paths.checkout({})];
const availableFeatures = ['data', 'tasks', 'local', 'balance'] as const;

export function ExpiredBanner() {
  const { pathname } = useLocation();
  const { data: account } = useAccountQuery();
  // Not persisted: the next visit shows it again.
  const [hidden, setHidden] = useState(false);
  if (account?.isLevelExpired !== true || hidden || excludedPaths.some((path) => pathname.startsWith(path)))
    return null;
  return <Banner onHide={() => setHidden(true)} />;
}

function Banner({ onHide }: { readonly onHide: () => void }) {
  const { t } = useTranslation('plans');
  const { date } = useFormats();
  const planName = usePlanName();
  const { data: account } = useAccountQuery();
  const mayPay = accountCan(account, 'pay');
  const subscription = useQuery({ ...purchaseQueries.subscription(), enabled: mayPay });
  const plan = planName(levelOf(account));
  const endedAt = account?.levelExpiresAt ?? subscription.data?.endsAt ?? null;
  const title = !mayPay
    ? t(($) => $.expired.team)
    : endedAt === null
      ? t(($) => $.expired.title, { plan })
      : t(($) => $.expired.titleOn, { plan, date: date(endedAt) });
  const code = subscription.data?.code ?? null;
  return (
    <section className={styles.banner} aria-label={t(($) => $.expired.label)}>
      <StatusIcon variant="warning" />
      <div className={styles.text}>
        <p>
          <strong>{t(($) => $.expired.sentence, { title })}</strong>
          <SentenceSpace />
          {mayPay ? t(($) => $.expired.paused) : t(($) => $.expired.ask)}
        </p>
        <details>
          <summary>{t(($) => $.expired.availableTitle)}</summary>
          <ul>
            {availableFeatures.map((key) => (
              <li key={key}>
                <CheckOutlined aria-hidden="true" /> {t(($) => $.expired.available[key])}
              </li>
            ))}
          </ul>
        </details>
      </div>
      <div className={styles.steps}>
        {mayPay && (
          <LinkButton
            variant="primary"
            size="small"
            to={code === null ? paths.planSubscription : paths.checkout({ code })}
          >
            {t(($) => $.actions.renew, { plan })}
          </LinkButton>
        )}
        <IconButton size="small" label={t(($) => $.expired.hide)} icon={<CloseOutlined />} onClick={onHide} />
      </div>
    </section>
  );
}
