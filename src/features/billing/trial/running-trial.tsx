import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useInvalidatePurchases, type Subscription } from '#src/data/purchases';
import { paths } from '#src/domain/paths';
import { parseTime, useFormats } from '#src/i18n/format';
import { MAX_TIMER_DELAY } from '#src/lib/max-timer-delay';
import { now } from '#src/lib/now';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { Countdown } from '#src/ui/countdown';
import { LinkButton } from '#src/ui/link-button';
import { DescriptionList, Section } from '#src/ui/section';
import { Tag } from '#src/ui/status';
import { Includes } from './includes';
import styles from './trial.module.css';

export function RunningTrial({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('plans');
  const { date, longDateTime } = useFormats();
  const planName = usePlanName();
  const { level, endsAt, limits } = subscription;
  const plan = planName(level);
  useRefetchAtEnd(endsAt);
  return (
    <div className={styles.split}>
      <Section
        card
        title={t(($) => $.trial.running, { plan })}
        actions={<Tag variant="info">{t(($) => $.current.status.trial)}</Tag>}
      >
        {endsAt !== null && (
          <DescriptionList
            items={[
              {
                key: 'left',
                term: t(($) => $.trial.left),
                value: (
                  <span className={styles.left}>
                    <Countdown until={parseTime(endsAt)} />
                  </span>
                ),
              },
              { key: 'ends', term: t(($) => $.current.ends), value: longDateTime(endsAt) },
            ]}
          />
        )}
        <div className={styles.steps}>
          <LinkButton variant="primary" to={paths.planSubscription}>
            {t(($) => $.trial.keep)}
          </LinkButton>
          <LinkButton to={paths.templates}>{t(($) => $.go.templates, { ns: 'shell' })}</LinkButton>
        </div>
      </Section>
      <Section card title={t(($) => $.trial.follows)}>
        <ul className={styles.points}>
          <li>{endsAt === null ? t(($) => $.trial.back) : t(($) => $.trial.backOn, { date: date(endsAt) })}</li>
          <li>{t(($) => $.trial.paused)}</li>
          <li>{t(($) => $.trial.stays)}</li>
          <li>{t(($) => $.trial.begins)}</li>
        </ul>
      </Section>
      <Section card title={t(($) => $.current.includes)}>
        <Includes level={level} limits={limits} />
      </Section>
    </div>
  );
}

function useRefetchAtEnd(endsAt: string | null): void {
  const readBought = useInvalidatePurchases();
  const readAtEnd = useEffectEvent(readBought);
  useEffect(() => {
    if (endsAt === null) return;
    const wait = Math.max(1_000, parseTime(endsAt) - now() + 1_000);
    const timer = window.setTimeout(() => void readAtEnd(), Math.min(MAX_TIMER_DELAY, wait));
    return () => window.clearTimeout(timer);
  }, [endsAt]);
}
