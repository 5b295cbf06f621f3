import type { ComponentType } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { accountQueries } from '#src/data/account';
import { prefetch } from '#src/data/query-client';
import { taskQueries } from '#src/data/tasks';
import { templateQueries } from '#src/data/templates';
import { BalanceCard } from '#src/features/billing/balance/balance-card';
import { LastExports, lastExportsQuery } from '#src/features/exports/last-exports';
import { FirstSteps } from '#src/features/overview/first-steps';
import { OverviewStaleNotice } from '#src/features/overview/overview-stale-notice';
import { PlanLimits } from '#src/features/overview/plan-limits';
import { RowsPerDay, rowsPerDayQuery } from '#src/features/overview/rows-per-day';
import { useHasNoTasks } from '#src/features/overview/use-has-no-tasks';
import styles from '#src/features/overview/overview.module.css';
import { Missions } from '#src/features/promotions/missions';
import { LastRuns } from '#src/features/tasks/last-runs';
import { NewTaskLink } from '#src/features/tasks/new-task-link';
import { TasksAtWork } from '#src/features/tasks/tasks-at-work';
import { TasksWithProblems } from '#src/features/tasks/tasks-with-problems';
import { RecommendedTemplates } from '#src/features/templates/gallery/recommended-templates';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';
import { RegionBoundary } from '#src/ui/region-boundary';
import { Stack } from '#src/ui/stack';

export function loader(): null {
  prefetch(taskQueries.atWork());
  prefetch(taskQueries.latest());
  prefetch(accountQueries.balance());
  prefetch(accountQueries.resources());
  prefetch(rowsPerDayQuery());
  prefetch(lastExportsQuery());
  prefetch(templateQueries.recommended());
  return null;
}

const IsolatedRegion = ({ of: Region }: { readonly of: ComponentType }) => (
  <RegionBoundary>
    <Region />
  </RegionBoundary>
);

const BillingRegions = () => (
  <>
    <IsolatedRegion of={BalanceCard} />
    <IsolatedRegion of={PlanLimits} />
  </>
);

const NewAccount = () => (
  <>
    <IsolatedRegion of={FirstSteps} />
    <div className={styles.halves}>
      <BillingRegions />
    </div>
  </>
);

const ActivityRegions = () => (
  <>
    <div className={styles.thirds}>
      <Stack gap={4}>
        <IsolatedRegion of={TasksAtWork} />
        <IsolatedRegion of={RowsPerDay} />
      </Stack>
      <Stack gap={4}>
        <BillingRegions />
      </Stack>
    </div>
    <div className={styles.halves}>
      <IsolatedRegion of={LastRuns} />
      <IsolatedRegion of={LastExports} />
    </div>
  </>
);

/** NAV-03 */
export default function OverviewPage() {
  const { t } = useTranslation('overview');
  const isNew = useHasNoTasks();
  const title = t(($) => $.pages.overview, { ns: 'shell' });
  return (
    <>
      <PageTitle name={title} />
      <PageHeader title={title} actions={!isNew && <NewTaskLink />} />
      <Stack gap={4}>
        <OverviewStaleNotice />
        {!isNew && <IsolatedRegion of={TasksWithProblems} />}
        {isNew ? <NewAccount /> : <ActivityRegions />}
        <IsolatedRegion of={Missions} />
        <div className={styles.shelf}>
          <IsolatedRegion of={RecommendedTemplates} />
        </div>
      </Stack>
    </>
  );
}
