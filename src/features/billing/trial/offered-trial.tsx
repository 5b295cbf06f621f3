import { useTranslation } from '#src/i18n/use-translation';
import { AccountLevel } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { paths } from '#src/domain/paths';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { Button } from '#src/ui/button';
import { LinkButton } from '#src/ui/link-button';
import { Section } from '#src/ui/section';
import { usePlans } from '../plans/use-plans';
import { Includes } from './includes';
import styles from './trial.module.css';

/** The current plan returns after the trial (BILL-07). */
export function OfferedTrial({
  eligibility,
  currentPlanName,
  starting,
  disabledReason,
  onStart,
}: {
  readonly eligibility: Schemas['TrialEligibility'];
  readonly currentPlanName: string;
  readonly starting: boolean;
  readonly disabledReason: string | undefined;
  readonly onStart: () => void;
}) {
  const { t } = useTranslation('plans');
  const planName = usePlanName();
  const { plans } = usePlans();
  const level = eligibility.trialLevel ?? AccountLevel.Standard;
  const days = eligibility.trialDays ?? undefined;
  return (
    <div className={styles.split}>
      <Section
        card
        title={
          days === undefined
            ? t(($) => $.trial.offer.any)
            : t(($) => $.trial.offer.title, { plan: planName(level), count: days })
        }
      >
        <ul className={styles.points}>
          <li>{t(($) => $.trial.offer.text)}</li>
          <li>{t(($) => $.trial.ends, { plan: currentPlanName })}</li>
          <li>{t(($) => $.trial.stays)}</li>
          <li>{t(($) => $.trial.once)}</li>
        </ul>
        <div className={styles.steps}>
          <Button variant="primary" size="large" loading={starting} disabledReason={disabledReason} onClick={onStart}>
            {t(($) => $.trial.offer.start)}
          </Button>
          <LinkButton variant="link" to={paths.planSubscription}>
            {t(($) => $.go.comparePlans, { ns: 'shell' })}
          </LinkButton>
        </div>
      </Section>
      <Section card title={t(($) => $.current.includes)}>
        <Includes level={level} limits={plans?.find((plan) => plan.level === level)?.limits ?? undefined} />
      </Section>
    </div>
  );
}
