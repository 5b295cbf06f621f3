import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { BillingPeriod, SubscriptionStatus } from '#src/contract/enums.gen';
import type { GoodsItem } from '#src/data/purchases';
import { can } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { planMove } from './plan-moves';
import { useFormats } from '#src/i18n/format';
import { SegmentedControl } from '#src/ui/form/choice-controls';
import { LinkButton } from '#src/ui/link-button';
import { Bone, SkeletonCards } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { Text } from '#src/ui/text';
import { ChangePlanDialog } from './change-plan-dialog';
import { PlanAction, usePlanMarkMessage } from './plan-action';
import { PlanCard } from './plan-card';
import styles from './plans.module.css';
import { maxSaving, planPeriods, type Buyer, type Plan, type PlanPeriod } from './use-plans';
import { usePlanMessages } from './use-plan-messages';

const isPlanPeriod = (period: BillingPeriod | null | undefined): period is PlanPeriod =>
  planPeriods.some((known) => known === period);

export function PlansSkeleton() {
  return (
    <SkeletonCards cards={3} cover={0} minHeight={410} className={styles.cards}>
      <Bone width="32%" height={20} />
      <Bone width="88%" />
      <Bone width="62%" />
      <Bone width="48%" height={40} />
      <Bone shape="block" height={36} />
      {Array.from({ length: 7 }, (_, index) => (
        <Bone key={index} />
      ))}
    </SkeletonCards>
  );
}

export function PlanPicker({
  plans,
  buyer,
  headingLevel = 3,
}: {
  readonly plans: readonly Plan[];
  readonly buyer: Buyer;
  readonly headingLevel?: 2 | 3;
}) {
  const { t } = useTranslation('plans');
  const formats = useFormats();
  const messages = usePlanMessages();
  const markOf = usePlanMarkMessage();
  const subscription = buyer.kind === 'buyer' ? buyer.subscription : undefined;
  const [chosen, setPeriod] = useState<PlanPeriod>();
  const [changing, setChanging] = useState<{ readonly item: GoodsItem; readonly open: boolean }>();
  const period = chosen ?? (isPlanPeriod(subscription?.period) ? subscription.period : BillingPeriod.Yearly);
  const sold = plans.filter(({ isContract }) => !isContract);
  const emphasized = sold.find(({ level, goods: { [period]: item } }) =>
    buyer.kind === 'buyer' ? item && planMove(subscription, item) === 'upgrade' : can(level, 'runInCloud'),
  );
  const contractPlans = plans.filter(({ isContract }) => isContract);
  return (
    <Stack gap={5}>
      <div className={styles.periods}>
        <SegmentedControl
          label={t(($) => $.period)}
          value={period}
          onChange={setPeriod}
          choices={planPeriods.map((value) => {
            const saved = maxSaving(sold, value);
            return {
              value,
              label: (
                <>
                  {messages.periodName(value)}
                  {saved > 0 && (
                    <span className={styles.saved}>{t(($) => $.saved, { percent: formats.percent(saved / 100) })}</span>
                  )}
                </>
              ),
            };
          })}
        />
      </div>
      <div className={styles.cards}>
        {sold.map((plan) => {
          const item = plan.goods[period];
          return item === undefined ? null : (
            <PlanCard
              key={plan.level}
              headingLevel={headingLevel}
              plan={plan}
              item={item}
              mark={markOf(subscription, item)}
              action={
                <PlanAction
                  plan={plan}
                  item={item}
                  buyer={buyer}
                  isEmphasized={plan === emphasized}
                  onChangePlan={() => setChanging({ item, open: true })}
                />
              }
            />
          );
        })}
      </div>
      {contractPlans.length > 0 && (
        <ContractPlans
          headingLevel={headingLevel}
          plans={contractPlans}
          contract={subscription?.status === SubscriptionStatus.Contract}
        />
      )}
      {changing && subscription && (
        <ChangePlanDialog
          item={changing.item}
          plans={plans}
          subscription={subscription}
          open={changing.open}
          onClose={() => setChanging({ ...changing, open: false })}
        />
      )}
    </Stack>
  );
}

function ContractPlans({
  plans,
  contract,
  headingLevel,
}: {
  readonly plans: readonly Plan[];
  readonly contract: boolean;
  readonly headingLevel: 2 | 3;
}) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { t } = useTranslation('plans');
  const messages = usePlanMessages();
  return (
    <section className={styles.contractPlans} aria-label={plans.map(({ name }) => name).join(', ')}>
      {plans.map((plan) => (
        <div key={plan.level} className={styles.contractPlan}>
          <Heading>{plan.name}</Heading>
          <Text tone="secondary">{plan.description}</Text>
          {plan.limits && <p>{[messages.tasks(plan.limits), messages.nodes(plan.limits)].join(' · ')}</p>}
        </div>
      ))}
      <div className={styles.contractAction}>
        <p>{t(($) => $.contract.price)}</p>
        <LinkButton variant={contract ? 'primary' : 'default'} to={paths.contactSupport}>
          {t(($) => $.actions.contact)}
        </LinkButton>
      </div>
    </section>
  );
}
