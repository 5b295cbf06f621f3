import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { purchaseQueries } from '#src/data/purchases';
import { quietOptions } from '#src/data/polling';
import { usageQueries } from '#src/data/usage';
import { useRegion } from '#src/shared/region/use-region';
import { paths } from '#src/domain/paths';
import { utcDayOf } from '#src/domain/usage';
import { now } from '#src/lib/now';
import { useAddressParams } from '#src/shared/address/use-address-params';
import { ErrorState } from '#src/ui/error-state';
import { LinkButton } from '#src/ui/link-button';
import { PageHeader } from '#src/ui/page-header';
import { Stack } from '#src/ui/stack';
import { StaleNotice } from '#src/ui/stale-notice';
import { DownloadUsage } from './download-usage';
import { planPeriodStart } from './plan-period-start';
import { UsageDaysView } from './usage-days-view';
import { UsageEmpty } from './usage-empty';
import { UsageFigures } from './usage-figures';
import { UsageFilters } from './usage-filters';
import { UsageSkeleton } from './usage-skeleton';
import { UsageTasksView } from './usage-tasks-view';
import { usageParams, usageRange } from './usage.params';

export function CreditUsage() {
  const { t } = useTranslation('usage');
  const { t: shell } = useTranslation('shell');
  const { t: prompts } = useTranslation('prompts');
  const { params, nextParams, setParams } = useAddressParams(usageParams);
  const today = utcDayOf(now());
  const plan = useQuery(purchaseQueries.subscription());
  // Without a readable plan, months are calendar months.
  const since = planPeriodStart(plan.data);
  const range = usageRange(params, since, today);
  const { data, error, staleness, ...again } = useRegion(
    useQuery({
      ...usageQueries.days(params.item, range, params.task),
      ...quietOptions,
      enabled: params.period !== 'month' || !plan.isPending,
    }),
  );
  const hasSpent = data?.items.some((day) => day.amount > 0) ?? false;
  // The server may report days only.
  const byTask = params.by === 'task' && data?.tasks !== undefined;
  return (
    <>
      <PageHeader
        title={shell(($) => $.pages.creditUsage)}
        description={t(($) => $.description)}
        actions={
          <>
            <DownloadUsage data={hasSpent ? data : undefined} byTask={byTask} />
            <LinkButton variant="primary" to={paths.balance}>
              {prompts(($) => $.topUp.confirm)}
            </LinkButton>
          </>
        }
      />
      <Stack gap={4}>
        {staleness && <StaleNotice {...again} {...staleness} />}
        <UsageFigures since={since} isPlanKnown={!plan.isPending} today={today} spent={data} failed={error !== null} />
        <UsageFilters
          params={nextParams}
          today={today}
          hasTasks={data === undefined || data.tasks !== undefined}
          onChange={setParams}
        />
        {data === undefined && error !== null ? (
          <ErrorState title={t(($) => $.failed.title)} {...again}>
            {t(($) => $.failed.hint)}
          </ErrorState>
        ) : data === undefined ? (
          <UsageSkeleton />
        ) : !hasSpent ? (
          <UsageEmpty params={nextParams} onChange={setParams} />
        ) : byTask ? (
          <UsageTasksView data={data} params={params} />
        ) : (
          <UsageDaysView data={data} params={params} onChange={setParams} />
        )}
      </Stack>
    </>
  );
}
