import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { GoodsCollectionKey } from '#src/contract/enums.gen';
import { useQueryClient } from '@tanstack/react-query';
import { purchaseQueries } from '#src/data/purchases';
import { paths } from '#src/domain/paths';
import { ErrorState } from '#src/ui/error-state';
import { LinkButton } from '#src/ui/link-button';
import { Section } from '#src/ui/section';
import { SkeletonLines } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { ActivitySteps } from './activity-steps';
import { CurrentPlan } from './current-plan';
import { CreditPacks, GoodsRows } from './goods-lists';
import { PlanNotices } from './plan-notices';
import { PlansSkeleton, PlanPicker } from './plan-picker';
import { useBuyer, usePlans } from './use-plans';

export function PlanSubscription() {
  const { t } = useTranslation('plans');
  const cache = useQueryClient();
  const buyer = useBuyer();
  const plans = usePlans();
  const subscription = buyer?.kind === 'buyer' ? buyer.subscription : undefined;
  const unread = buyer?.kind === 'buyer' ? buyer.error : null;
  const error = unread ?? (subscription === undefined ? plans.error : null);
  if (error !== null)
    return (
      <ErrorState
        title={t(($) => $.current.failed.title)}
        onRetry={() => {
          void cache.invalidateQueries({ queryKey: purchaseQueries.subscription().queryKey });
          void plans.refetch();
        }}
        retryIn={retryAfterOf(error)}
        action={<LinkButton to={paths.contactSupport}>{t(($) => $.actions.contact)}</LinkButton>}
      >
        {t(($) => $.current.failed.text)}
      </ErrorState>
    );
  if (buyer === undefined || subscription === undefined)
    return (
      <Stack gap={8}>
        <SkeletonLines lines={5} />
        <PlansSkeleton />
      </Stack>
    );
  return (
    <Stack gap={8}>
      <PlanNotices subscription={subscription} />
      <CurrentPlan subscription={subscription} />
      <ActivitySteps />
      <Section
        title={t(($) => $.current.others)}
        actions={<LinkButton to={paths.pricing}>{t(($) => $.current.compare)}</LinkButton>}
      >
        {plans.plans === undefined ? <PlansSkeleton /> : <PlanPicker plans={plans.plans} buyer={buyer} />}
      </Section>
      <CreditPacks visitor={false} />
      <GoodsRows name={GoodsCollectionKey.Additions} visitor={false} />
      <GoodsRows name={GoodsCollectionKey.Services} visitor={false} />
    </Stack>
  );
}
