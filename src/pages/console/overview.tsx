import type { ComponentType } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { accountQueries } from '#src/data/account';
import { prefetch } from '#src/data/query-client';
import { taskQueries } from '#src/data/tasks';
import { templateQueries } from '#src/data/templates';
import { BalanceCard } from '#src/features/billing/balance/balance-card';
import { LastExports, lastExportsQuery } from '#src/features/exports/last-exports';
import { FirstSteps } from '#src/features/overview/first-steps';
import { OldNotice } from '#src/features/overview/old-notice';
import { PlanLimits } from '#src/features/overview/plan-limits';
import { RowsPerDay, rowsPerDayQuery } from '#src/features/overview/rows-per-day';
import { useIsNew } from '#src/features/overview/use-is-new';
import styles from '#src/features/overview/overview.module.css';
import { Missions } from '#src/features/promotions/missions';
import { LastRuns } from '#src/features/tasks/last-runs';
import { TasksAtWork } from '#src/features/tasks/tasks-at-work';
import { TasksInTrouble } from '#src/features/tasks/tasks-in-trouble';
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

/** A failed region does not affect the others. */
const Part = ({ of: Region }: { readonly of: ComponentType }) => (
  <RegionBoundary>
    <Region />
  </RegionBoundary>
);

const Money = () => (
  <>
    <Part of={BalanceCard} />
    <Part of={PlanLimits} />
  </>
);

const NewAccount = () => (
  <>
    <Part of={FirstSteps} />
    <div className={styles.halves}>
      <Money />
    </div>
  </>
);

const Work = () => (
  <>
    <div className={styles.thirds}>
      <Stack gap={4}>
        <Part of={TasksAtWork} />
        <Part of={RowsPerDay} />
      </Stack>
      <Stack gap={4}>
        <Money />
      </Stack>
    </div>
    <div className={styles.halves}>
      <Part of={LastRuns} />
      <Part of={LastExports} />
    </div>
  </>
);

/** /console/overview (NAV-03). */
export default function OverviewPage() {
  const { t } = useTranslation('overview');
  const isNew = useIsNew();
  const title = t(($) => $.title);
  return (
    <>
      <PageTitle name={title} />
      <PageHeader title={title} description={t(($) => $.description)} />
      <Stack gap={4}>
        <OldNotice />
        <Part of={TasksInTrouble} />
        {isNew ? <NewAccount /> : <Work />}
        <Part of={Missions} />
        <Part of={RecommendedTemplates} />
      </Stack>
    </>
  );
}
