import CaretRightOutlined from '@ant-design/icons/es/icons/CaretRightOutlined';
import TableOutlined from '@ant-design/icons/es/icons/TableOutlined';
import { useTranslation } from 'react-i18next';
import { useStartTasks, useStopTasks } from '#src/data/tasks';
import { paths, type ParentNav } from '#src/domain/paths';
import { withReasons } from '#src/domain/start-stop-results';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useStartReason, useStopReason } from '#src/shared/errors/use-start-reason';
import { useAskToStop } from '#src/shared/start/use-ask-to-stop';
import { useCloudCheck } from '#src/shared/start/use-cloud-check';
import { useReportResult } from '#src/shared/start/use-report-result';
import { Button } from '#src/ui/button';
import { LinkButton } from '#src/ui/link-button';
import { StopIcon } from '#src/ui/stop-icon';
import { useToasts } from '#src/ui/toast';
import type { RunFacts } from './run-facts';

/** Starts a task and says what came of it: recharge, daily limit and every other refusal included (ERR-10, ERR-13, ERR-14). */
export function StartButton({
  taskId,
  name,
  again,
  offline,
}: {
  readonly taskId: string;
  readonly name: string | undefined;
  readonly again: boolean;
  readonly offline: boolean;
}) {
  const { t } = useTranslation('runs');
  const start = useStartTasks();
  const mayStart = useCloudCheck();
  const report = useReportResult();
  const reasonOf = useStartReason();
  const errorMessage = useErrorMessage();
  const toasts = useToasts();
  const run = async () => {
    try {
      if (!(await mayStart())) return;
      const result = withReasons(await start.mutateAsync([taskId]), reasonOf);
      await report('start', [{ taskId, taskName: name }], result);
    } catch (error) {
      toasts.error(() => errorMessage(error));
    }
  };
  return (
    <Button
      kind="primary"
      icon={<CaretRightOutlined />}
      loading={start.isPending}
      reason={offline ? t(($) => $.actions.offline) : undefined}
      onClick={() => {
        void run();
      }}
    >
      {again ? t(($) => $.actions.startAgain) : t(($) => $.actions.start)}
    </Button>
  );
}

function StopButton({
  taskId,
  stopping,
  offline,
}: {
  readonly taskId: string;
  readonly stopping: boolean;
  readonly offline: boolean;
}) {
  const { t } = useTranslation('runs');
  const stop = useStopTasks();
  const mayStop = useAskToStop();
  const report = useReportResult();
  const reasonOf = useStopReason();
  const errorMessage = useErrorMessage();
  const toasts = useToasts();
  const run = async () => {
    try {
      if (!(await mayStop(1))) return;
      await report('stop', [{ taskId }], withReasons(await stop.mutateAsync([taskId]), reasonOf));
    } catch (error) {
      toasts.error(() => errorMessage(error));
    }
  };
  return (
    <Button
      kind="danger"
      icon={<StopIcon />}
      loading={stopping || stop.isPending}
      reason={offline ? t(($) => $.actions.offline) : undefined}
      onClick={() => {
        void run();
      }}
    >
      {stopping ? t(($) => $.actions.stopping) : t(($) => $.actions.stop)}
    </Button>
  );
}

/** What can be done with a run: stop it while it goes on (TASK-31), start it otherwise (TASK-30), look at its rows. */
export function RunActions({
  taskId,
  name,
  facts,
  parentNav,
  offline,
}: {
  readonly taskId: string;
  readonly name: string | undefined;
  readonly facts: RunFacts;
  readonly parentNav: ParentNav;
  /** Without a connection nothing is sent, and the buttons say why. */
  readonly offline: boolean;
}) {
  const { t } = useTranslation('runs');
  return (
    <>
      {facts.picture !== 'never' && (
        <LinkButton to={paths.allData(taskId, parentNav)} icon={<TableOutlined />}>
          {t(($) => $.actions.viewData)}
        </LinkButton>
      )}
      {facts.active ? (
        <StopButton taskId={taskId} stopping={facts.picture === 'stopping'} offline={offline} />
      ) : (
        <StartButton taskId={taskId} name={name} again={facts.picture !== 'never'} offline={offline} />
      )}
    </>
  );
}
