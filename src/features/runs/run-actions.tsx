import CaretRightOutlined from '@ant-design/icons/es/icons/CaretRightOutlined';
import TableOutlined from '@ant-design/icons/es/icons/TableOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import { paths, type ParentNav } from '#src/domain/paths';
import { useStart } from '#src/shared/start/use-start';
import { useStop } from '#src/shared/start/use-stop';
import { Button, type ButtonVariant } from '#src/ui/button';
import { LinkButton } from '#src/ui/link-button';
import { StopIcon } from '#src/ui/stop-icon';
import { useSingleFlight } from '#src/ui/use-single-flight';
import type { RunFacts } from './run-facts';

/** Reports every refusal (ERR-10, ERR-13, ERR-14). */
export function StartButton({
  taskId,
  name,
  hasRun,
  variant = 'primary',
  offline,
}: {
  readonly taskId: string;
  readonly name: string | undefined;
  readonly hasRun: boolean;
  readonly variant?: ButtonVariant;
  readonly offline: boolean;
}) {
  const { t } = useTranslation('runs');
  const start = useStart();
  const { run, pending } = useSingleFlight(() => start({ tasks: [{ taskId, taskName: name }] }));
  return (
    <Button
      variant={variant}
      icon={<CaretRightOutlined />}
      loading={pending !== undefined}
      disabledReason={offline ? t(($) => $.offline.reason, { ns: 'shell' }) : undefined}
      onClick={() => {
        void run();
      }}
    >
      {hasRun ? t(($) => $.actions.startAgain) : t(($) => $.start.cloud, { ns: 'tasks' })}
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
  const stop = useStop();
  const { run, pending } = useSingleFlight(() => stop({ taskIds: [taskId] }));
  return (
    <Button
      variant="danger"
      icon={<StopIcon />}
      loading={stopping || pending !== undefined}
      disabledReason={offline ? t(($) => $.offline.reason, { ns: 'shell' }) : undefined}
      onClick={() => {
        void run();
      }}
    >
      {stopping ? t(($) => $.actions.stopping) : t(($) => $.actions.stop)}
    </Button>
  );
}

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
  readonly offline: boolean;
}) {
  const { t } = useTranslation('runs');
  const hasRows = !facts.active && (facts.rows ?? 0) > 0;
  return (
    <>
      {facts.state !== 'never' && (
        <LinkButton
          variant={hasRows ? 'primary' : 'default'}
          to={paths.allData(taskId, parentNav)}
          icon={<TableOutlined />}
        >
          {t(($) => $.actions.viewData)}
        </LinkButton>
      )}
      {facts.active ? (
        <StopButton taskId={taskId} stopping={facts.state === 'stopping'} offline={offline} />
      ) : (
        <StartButton
          taskId={taskId}
          name={name}
          hasRun={facts.state !== 'never'}
          variant={hasRows ? 'default' : 'primary'}
          offline={offline}
        />
      )}
    </>
  );
}
