import { useRef } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { isOffline, isTransient, retryAfterOf } from '#src/api/errors';
import { stalenessOf } from '#src/data/polling';
import { paths, ParentNav } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { useOnline } from '#src/state/preferences';
import { Empty } from '#src/ui/empty';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';
import { Section } from '#src/ui/section';
import { SkeletonLines } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { StaleNotice } from '#src/ui/stale-notice';
import { LogPanel, type LogHandle } from './log-panel';
import { LotsTable } from './lots-table';
import { PendingName } from './pending-name';
import { RunActions, StartButton } from './run-actions';
import { FiguresSkeleton } from './run-figures';
import { RunNow } from './run-now';
import { SubtasksTable } from './subtasks-table';
import { TaskUnavailable } from './task-unavailable';
import { useEditPath } from './use-edit-path';
import { useStickyError } from '#src/shared/region/use-region';
import { useRun } from './use-run';

/** Used until the server answers (TASK-22). */
interface TaskInfoHint {
  readonly status?: number;
  readonly nextExecuteTime?: string;
}

export function TaskInfo({
  taskId,
  hint,
  parentNav,
}: {
  readonly taskId: string;
  readonly hint: TaskInfoHint;
  readonly parentNav: ParentNav;
}) {
  const { t } = useTranslation('runs');
  const formats = useFormats();
  const online = useOnline();
  const log = useRef<LogHandle>(null);
  const { detail, summary, lots, facts } = useRun(taskId, hint.status);
  const nextTime = detail.data ? detail.data.nextExecuteTime : hint.nextExecuteTime;
  const name = detail.data?.taskName;
  const error = useStickyError(summary);
  const detailError = useStickyError(detail);
  const lotsError = useStickyError(lots);
  const loadError = error !== null && (!summary.data || !isTransient(error));
  const offline = !online || isOffline(error);
  const stale = stalenessOf(summary);
  const needsEditPath = facts?.state === 'foundNothing' || facts?.state === 'endedWithErrors';
  const editPath = useEditPath(taskId, detail.data, { enabled: needsEditPath, parentNav });
  const refresh = () => Promise.all([summary.refetch(), lots.refetch(), detail.refetch()]);
  return (
    <>
      <PageTitle name={name ?? t(($) => $.title)} />
      <PageHeader
        crumbs={crumbsOf(parentNav, {
          tasks: t(($) => $.pages.templateTasks, { ns: 'shell' }),
          allTasks: t(($) => $.pages.taskList, { ns: 'shell' }),
          here: t(($) => $.title),
        })}
        title={
          name ?? (
            <PendingName fallback={t(($) => $.title)} pending={detail.data === undefined && detailError === null} />
          )
        }
        description={
          nextTime ? t(($) => $.schedule.nextRun, { ns: 'tasks', when: formats.dateTime(nextTime) }) : undefined
        }
        actions={
          facts &&
          !loadError && <RunActions taskId={taskId} name={name} facts={facts} parentNav={parentNav} offline={offline} />
        }
      />
      {loadError ? (
        <TaskUnavailable error={error} content="run" onRetry={refresh} />
      ) : !summary.data || !facts ? (
        <Stack gap={8}>
          <FiguresSkeleton />
          <SkeletonLines lines={6} />
        </Stack>
      ) : facts.state === 'never' ? (
        <Empty
          drawing="chart"
          title={t(($) => $.never.title)}
          action={<StartButton taskId={taskId} name={name} hasRun={false} offline={offline} />}
        >
          {t(($) => $.never.hint)}
        </Empty>
      ) : (
        <Stack gap={8}>
          {stale && <StaleNotice {...stale} onRetry={() => void refresh()} />}
          <RunNow
            summary={summary.data}
            facts={facts}
            editPath={editPath}
            showLog={(level) => {
              log.current?.show(level);
            }}
          />
          <Section title={t(($) => $.lots.title)} description={t(($) => $.lots.hint)}>
            <LotsTable
              taskId={taskId}
              lots={lots.data?.items}
              parentNav={parentNav}
              error={
                lotsError !== null && !(stale && lots.data)
                  ? {
                      title: t(($) => $.failed.lots),
                      onRetry: () => {
                        void lots.refetch();
                      },
                      retryIn: retryAfterOf(lotsError),
                    }
                  : undefined
              }
            />
          </Section>
          {facts.lotNo !== undefined && (
            <>
              <Section title={t(($) => $.subtasks.title)} description={t(($) => $.subtasks.hint, { lot: facts.lotNo })}>
                <SubtasksTable
                  key={facts.lotNo}
                  taskId={taskId}
                  lotNo={facts.lotNo}
                  active={facts.active}
                  offline={offline}
                  hideError={stale !== undefined}
                />
              </Section>
              <Section title={t(($) => $.log.title)}>
                <LogPanel
                  key={facts.lotNo}
                  ref={log}
                  taskId={taskId}
                  lotNo={facts.lotNo}
                  active={facts.active}
                  hideError={stale !== undefined}
                />
              </Section>
            </>
          )}
        </Stack>
      )}
    </>
  );
}

/** Leads to the menu entry that the user came from (NAV-12). */
function crumbsOf(
  parentNav: ParentNav,
  labels: { readonly tasks: string; readonly allTasks: string; readonly here: string },
) {
  const fromAll = parentNav === ParentNav.TaskList;
  return [
    { label: fromAll ? labels.allTasks : labels.tasks, to: fromAll ? paths.taskList : paths.templateTaskList },
    { label: labels.here },
  ];
}
