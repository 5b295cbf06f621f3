import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { GoodsCollectionKey } from '#src/contract/enums.gen';
import { paths } from '#src/domain/paths';
import { ErrorPage } from '#src/ui/error-page';
import { ErrorState } from '#src/ui/error-state';
import { LinkButton } from '#src/ui/link-button';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';
import { SkeletonCards } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { ActivitySteps } from './activity-steps';
import { CompareTable } from './compare-table';
import { CreditPacks, GoodsRows } from './goods-lists';
import { PlanNotices } from './plan-notices';
import { PlansSkeleton, PlanPicker } from './plan-picker';
import { Questions } from './questions';
import { useBuyer, usePlans } from './use-plans';

export function Pricing() {
  const { t } = useTranslation('plans');
  const plans = usePlans();
  const buyer = useBuyer();
  const title = t(($) => $.pricing.title);
  if (buyer?.kind === 'child')
    return (
      <ErrorPage
        drawing="lock"
        title={t(($) => $.child.title)}
        actions={
          <LinkButton variant="primary" to={paths.templates}>
            {t(($) => $.go.templates, { ns: 'shell' })}
          </LinkButton>
        }
      >
        {t(($) => $.child.text)}
      </ErrorPage>
    );
  const visitor = buyer?.kind === 'visitor';
  return (
    <>
      <PageTitle name={title} />
      <PageHeader title={title} description={t(($) => $.pricing.text)} />
      <Stack gap={8}>
        {plans.plans !== undefined && buyer !== undefined ? (
          <>
            {buyer.kind === 'buyer' && buyer.subscription && <PlanNotices subscription={buyer.subscription} />}
            <ActivitySteps />
            <PlanPicker headingLevel={2} plans={plans.plans} buyer={buyer} />
            <CompareTable plans={plans.plans} />
          </>
        ) : plans.isError ? (
          <ErrorState
            title={t(($) => $.pricing.failed.title)}
            onRetry={() => void plans.refetch()}
            retrying={plans.isFetching}
            retryIn={retryAfterOf(plans.error)}
            action={<LinkButton to={paths.contactSupport}>{t(($) => $.actions.contact)}</LinkButton>}
          >
            {t(($) => $.pricing.failed.text)}
          </ErrorState>
        ) : (
          <>
            <PlansSkeleton />
            <SkeletonCards cards={1} cover={0} minHeight={640} />
          </>
        )}
        {!plans.isError && (
          <>
            <CreditPacks visitor={visitor} />
            <GoodsRows name={GoodsCollectionKey.Additions} visitor={visitor} />
            <GoodsRows name={GoodsCollectionKey.Services} visitor={visitor} />
          </>
        )}
        <Questions />
      </Stack>
    </>
  );
}
