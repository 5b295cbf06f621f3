import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { statusOf } from '#src/api/errors';
import { runQueries } from '#src/data/runs';
import { paths, ParentNav } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { SegmentedControl } from '#src/ui/form/choice-controls';
import { LinkButton } from '#src/ui/link-button';
import { PageHeader, type Crumb } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';
import { Section } from '#src/ui/section';
import { LotsTable } from './lots-table';
import { PendingName } from './pending-name';
import { RowsView, type RowsContext } from './rows-view';
import { TaskUnavailable } from './task-unavailable';
import { useDataPage } from './use-data-page';

export interface ExportContext extends RowsContext {
  readonly totalRows: number | undefined;
  readonly notExportedRows: number | undefined;
  readonly lot: { readonly lotNo: string; readonly rows: number } | undefined;
}

interface PageProps {
  readonly taskId: string;
  readonly parentNav: ParentNav;
  /** Passed in by the page, because features do not import each other. */
  readonly renderExport: (context: ExportContext) => ReactNode;
}

export type DataView = 'all' | 'notExported';

export function AllData({
  taskId,
  parentNav,
  renderExport,
  view,
  onView,
}: PageProps & { readonly view: DataView; readonly onView: (view: DataView) => void }) {
  const { t } = useTranslation('runs');
  const page = useDataPage(taskId);
  const choices = [
    { value: 'all', label: t(($) => $.data.all) },
    { value: 'notExported', label: t(($) => $.scope.notExported, { ns: 'exports' }) },
  ] as const;
  const isEmpty = page.active ? (
    <Empty
      drawing="chart"
      title={t(($) => $.data.noneYet)}
      action={<LinkButton to={paths.taskInfo({ taskId, parentNav })}>{t(($) => $.viewRun)}</LinkButton>}
    >
      {t(($) => $.data.noneYetHint)}
    </Empty>
  ) : (
    <Empty
      drawing="list"
      title={t(($) => $.data.none)}
      action={<LinkButton to={paths.taskInfo({ taskId, parentNav })}>{t(($) => $.viewRun)}</LinkButton>}
    >
      {t(($) => $.data.noneHint)}
    </Empty>
  );
  const allExported = (
    <Empty
      drawing="done"
      title={t(($) => $.data.allExported)}
      action={
        <Button
          onClick={() => {
            onView('all');
          }}
        >
          {t(($) => $.data.showAll)}
        </Button>
      }
    />
  );
  return (
    <>
      <PageTitle name={t(($) => $.pages.allData, { ns: 'shell' })} />
      <DataHeader
        taskId={taskId}
        parentNav={parentNav}
        name={page.name}
        nameUnknown={page.nameUnknown}
        here={t(($) => $.pages.allData, { ns: 'shell' })}
      />
      <RowsView
        key={view}
        taskId={taskId}
        scope={{ kind: view }}
        active={page.active}
        lead={
          <SegmentedControl<DataView> label={t(($) => $.data.which)} value={view} onChange={onView} choices={choices} />
        }
        empty={view === 'notExported' && (page.totalRows ?? 0) > 0 ? allExported : isEmpty}
        renderError={(error, retry) => <TaskUnavailable error={error} content="rows" onRetry={retry} />}
        actions={(context) =>
          renderExport({
            ...context,
            totalRows: view === 'all' ? context.total : page.totalRows,
            notExportedRows: view === 'notExported' ? context.total : page.notExportedRows,
            lot: undefined,
          })
        }
      />
    </>
  );
}

/** An unknown lot shows a list of lots (TASK-23). */
export function LotData({ taskId, lotNo, parentNav, renderExport }: PageProps & { readonly lotNo: string }) {
  const { t } = useTranslation('runs');
  const page = useDataPage(taskId);
  const title = t(($) => $.data.lotTitle, { lot: lotNo });
  return (
    <>
      <PageTitle name={title} />
      <DataHeader taskId={taskId} parentNav={parentNav} name={page.name} nameUnknown={page.nameUnknown} here={title} />
      <RowsView
        key={lotNo}
        taskId={taskId}
        scope={{ kind: 'lot', lotNo }}
        active={page.active}
        empty={<EmptyLot taskId={taskId} lotNo={lotNo} parentNav={parentNav} />}
        renderError={(error, retry) =>
          statusOf(error) === 404 ? (
            <UnknownLot taskId={taskId} lotNo={lotNo} parentNav={parentNav} />
          ) : (
            <TaskUnavailable error={error} content="rows" onRetry={retry} />
          )
        }
        actions={(context) =>
          renderExport({
            ...context,
            totalRows: page.totalRows,
            notExportedRows: page.notExportedRows,
            lot: { lotNo, rows: context.total },
          })
        }
      />
    </>
  );
}

function EmptyLot({
  taskId,
  lotNo,
  parentNav,
}: {
  readonly taskId: string;
  readonly lotNo: string;
  readonly parentNav: ParentNav;
}) {
  const { t } = useTranslation('runs');
  const formats = useFormats();
  const { data } = useQuery(runQueries.lots(taskId));
  const removedAt = data?.items.find((lot) => lot.lotNo === lotNo)?.rowsRemovedAt ?? null;
  return (
    <Empty
      drawing="list"
      title={
        removedAt === null ? t(($) => $.data.lotEmpty) : t(($) => $.data.lotRemoved, { date: formats.date(removedAt) })
      }
      action={<LinkButton to={paths.allData(taskId, parentNav)}>{t(($) => $.data.allRows)}</LinkButton>}
    >
      {removedAt === null ? t(($) => $.data.lotEmptyHint) : t(($) => $.data.lotRemovedHint)}
    </Empty>
  );
}

function UnknownLot({
  taskId,
  lotNo,
  parentNav,
}: {
  readonly taskId: string;
  readonly lotNo: string;
  readonly parentNav: ParentNav;
}) {
  const { t } = useTranslation('runs');
  const { data, error, refetch } = useQuery(runQueries.lots(taskId));
  if (error) return <TaskUnavailable error={error} content="rows" onRetry={refetch} />;
  return (
    <>
      <Empty drawing="search" title={t(($) => $.data.unknownLot, { lot: lotNo })}>
        {t(($) => $.data.unknownLotHint)}
      </Empty>
      <Section title={t(($) => $.lots.title)}>
        <LotsTable taskId={taskId} lots={data?.items} parentNav={parentNav} />
      </Section>
    </>
  );
}

function DataHeader({
  taskId,
  parentNav,
  name,
  nameUnknown,
  here,
}: {
  readonly taskId: string;
  readonly parentNav: ParentNav;
  readonly name: string | undefined;
  readonly nameUnknown: boolean;
  readonly here: string;
}) {
  const { t } = useTranslation('runs');
  const fromAll = parentNav === ParentNav.TaskList;
  const crumbs: Crumb[] = [
    {
      label: fromAll ? t(($) => $.pages.taskList, { ns: 'shell' }) : t(($) => $.pages.templateTasks, { ns: 'shell' }),
      to: fromAll ? paths.taskList : paths.templateTaskList,
    },
    { label: name ?? t(($) => $.title), to: paths.taskInfo({ taskId, parentNav }) },
    { label: here },
  ];
  return (
    <PageHeader
      crumbs={crumbs}
      title={
        name === undefined ? (
          <PendingName fallback={here} pending={!nameUnknown} />
        ) : (
          t(($) => $.data.heading, { name, what: here })
        )
      }
    />
  );
}
