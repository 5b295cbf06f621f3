import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { GoodsCollectionKey } from '#src/contract/enums.gen';
import { purchaseQueries } from '#src/data/purchases';
import { promotionQueries } from '#src/data/promotions';
import { parseTime, useFormats } from '#src/i18n/format';
import { RichText } from '#src/i18n/rich-text';
import { useRunningActivity, type RunningActivity } from '#src/shared/activity/use-activity';
import { useActivityStepTexts } from '#src/shared/activity/use-activity-step-texts';
import { classNames } from '#src/ui/class-names';
import { Countdown } from '#src/ui/countdown';
import { Section } from '#src/ui/section';
import styles from './plans.module.css';

export function ActivitySteps() {
  const activity = useRunningActivity();
  return activity === undefined ? null : <Steps activity={activity} />;
}

function Steps({ activity }: { readonly activity: RunningActivity }) {
  const { t } = useTranslation('plans');
  const { offer, countdown } = useActivityStepTexts(activity.step);
  const { data } = useQuery(promotionQueries.activities());
  const cache = useQueryClient();
  const steps = data?.items.find(({ code }) => code === activity.code)?.steps ?? [];
  const { startsAt } = activity.step;
  useEffect(() => {
    void cache.invalidateQueries({ queryKey: purchaseQueries.goods(GoodsCollectionKey.Plans).queryKey });
  }, [cache, startsAt]);
  return (
    <Section
      title={activity.name}
      description={offer}
      actions={
        <p>
          <RichText text={countdown} tags={{ countdown: <Countdown until={activity.step.endsAt} /> }} />
        </p>
      }
    >
      <ol className={styles.steps} aria-label={t(($) => $.activity.steps)}>
        {steps.map((step) => (
          <Step
            key={step.startDate}
            step={{
              status: step.status,
              startsAt: parseTime(step.startDate),
              endsAt: parseTime(step.endDate),
              percent: step.percent ?? null,
            }}
            dates={[step.startDate, step.endDate]}
            now={parseTime(step.startDate) === startsAt}
          />
        ))}
      </ol>
    </Section>
  );
}

function Step({
  step,
  dates,
  now,
}: {
  readonly step: RunningActivity['step'];
  readonly dates: readonly [string, string];
  readonly now: boolean;
}) {
  const { t } = useTranslation('plans');
  const { date } = useFormats();
  const { offer } = useActivityStepTexts(step);
  const [start, end] = dates;
  return (
    <li className={classNames(styles.step, now && styles.currentStep)} aria-current={now ? 'step' : undefined}>
      <span className="gl-tabular">{t(($) => $.activity.dates, { start: date(start), end: date(end) })}</span>
      <span>{offer}</span>
    </li>
  );
}
