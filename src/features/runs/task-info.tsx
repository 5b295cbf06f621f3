import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../contract/types';
import { paths, ParentNav } from '../../domain/paths';
import { useFormats } from '../../i18n/format';
import { Empty } from '../../ui/empty';
import { PageHeader } from '../../ui/page-header';
import { PageTitle } from '../../ui/page-title';
import { Section } from '../../ui/section';
import { SkeletonLines } from '../../ui/skeleton';
import { Notice } from '../../ui/status';
import { LogPanel } from './log-panel';
import { LotsTable } from './lots-table';
import { PendingName } from './pending-name';
import { RunActions, StartButton } from './run-actions';
import { RunAnnouncer } from './run-announcer';
import { RunChart } from './run-chart';
import type { RunFacts } from './run-facts';
import { FiguresSkeleton, RunFigures } from './run-figures';
import styles from './runs.module.css';
import { RunTag } from './status-tags';
import { SubtasksTable } from './subtasks-table';
import { Unavailable } from './unavailable';
import { useRun } from './use-run';

/** What the address says before the server does (TASK-22). */
interface TaskInfoHint {
  readonly status?: number | undefined;
  readonly nextExecuteTime?: string | undefined;
}

/** One task's runs: the present or last one live, the earlier ones as a list, its parts and its log (TASK-22). */
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
  const { detail, summary, lots, facts } = useRun(taskId, hint.status);
  const nextTime = detail.data ? detail.data.nextExecuteTime : hint.nextExecuteTime;
  const name = detail.data?.taskName;
  return (
    <>
      <PageTitle name={name ?? t(($) => $.title)} />
      <PageHeader
        crumbs={crumbsOf(parentNav, {
          tasks: t(($) => $.crumbTasks),
          allTasks: t(($) => $.crumbAllTasks),
          here: t(($) => $.title),
        })}
        title={
          name ?? <PendingName words={t(($) => $.title)} pending={detail.data === undefined && detail.error === null} />
        }
        description={nextTime ? t(($) => $.nextRun, { when: formats.dateTime(nextTime) }) : undefined}
        actions={facts && <RunActions taskId={taskId} facts={facts} parentNav={parentNav} />}
      />
      {summary.error && !summary.data ? (
        <Unavailable
          error={summary.error}
          what="run"
          onRetry={() => Promise.all([summary.refetch(), lots.refetch(), detail.refetch()])}
        />
      ) : !summary.data || !facts ? (
        <div className={styles['page']}>
          <FiguresSkeleton />
          <SkeletonLines lines={6} />
        </div>
      ) : facts.picture === 'never' ? (
        <Empty drawing="chart" title={t(($) => $.never.title)} action={<StartButton taskId={taskId} again={false} />}>
          {t(($) => $.never.hint)}
        </Empty>
      ) : (
        <div className={styles['page']}>
          {summary.error && (
            <Notice kind="warning" announce="polite">
              {t(($) => $.failed.kept)}
            </Notice>
          )}
          <RunNow summary={summary.data} facts={facts} />
          <Section title={t(($) => $.lots.title)} description={t(($) => $.lots.hint)}>
            <LotsTable
              taskId={taskId}
              lots={lots.data?.items}
              parentNav={parentNav}
              error={
                lots.error
                  ? {
                      title: t(($) => $.failed.lots),
                      onRetry: () => {
                        void lots.refetch();
                      },
                    }
                  : undefined
              }
            />
          </Section>
          {facts.lotNo !== undefined && (
            <>
              <Section title={t(($) => $.subtasks.title)} description={t(($) => $.subtasks.hint, { lot: facts.lotNo })}>
                <SubtasksTable key={facts.lotNo} taskId={taskId} lotNo={facts.lotNo} active={facts.active} />
              </Section>
              <Section title={t(($) => $.log.title)}>
                <LogPanel key={facts.lotNo} taskId={taskId} lotNo={facts.lotNo} active={facts.active} />
              </Section>
            </>
          )}
        </div>
      )}
    </>
  );
}

/** The present or last run: what it is doing in a word and a sentence, in figures and as a line. */
function RunNow({ summary, facts }: { readonly summary: Schemas['RunSummary']; readonly facts: RunFacts }) {
  const { t } = useTranslation('runs');
  return (
    <Section
      card
      title={facts.lotNo === undefined ? t(($) => $.run) : t(($) => $.runNumber, { lot: facts.lotNo })}
      actions={<RunTag picture={facts.picture} />}
    >
      <RunAnnouncer picture={facts.picture} rows={facts.rows} />
      <p className={styles['sentence']}>{t(($) => $.sentences[facts.picture])}</p>
      <RunFigures summary={summary} facts={facts} />
      <RunChart series={summary.series} />
    </Section>
  );
}

/** The way back, by the menu entry that led here (NAV-12). */
function crumbsOf(
  parentNav: ParentNav,
  words: { readonly tasks: string; readonly allTasks: string; readonly here: string },
) {
  const fromAll = parentNav === ParentNav.TaskList;
  return [
    { label: fromAll ? words.allTasks : words.tasks, to: fromAll ? paths.taskList : paths.templateTaskList },
    { label: words.here },
  ];
}
