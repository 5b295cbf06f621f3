import { useTranslation } from '#src/i18n/use-translation';
import type { Task } from '#src/domain/task';
import { infoPath, ParentNav, paths } from '#src/domain/paths';
import { canStart, canStop } from '#src/domain/task-rules';
import { IconButton } from '#src/ui/button';
import { DataIcon, StartIcon } from './run-icons';
import { StopIcon } from '#src/ui/stop-icon';
import { useSingleFlight } from '#src/ui/use-single-flight';
import { useOperations, WithOperations } from './operations/operations';
import { RowMenu } from './row-menu';
import styles from './tasks.module.css';

interface RowProps {
  readonly task: Task;
  /** Disables what needs a connection, with the reason. */
  readonly offline: boolean;
  /** The list that the pages lead back to. */
  readonly parentNav: ParentNav;
}

export function RowActions({
  parentNav = ParentNav.TemplateList,
  ...props
}: Omit<RowProps, 'parentNav'> & Partial<Pick<RowProps, 'parentNav'>>) {
  return (
    <WithOperations>
      <Actions {...props} parentNav={parentNav} />
    </WithOperations>
  );
}

function Actions({ task, offline, parentNav }: RowProps) {
  const { t } = useTranslation('tasks');
  const operations = useOperations();
  const name = task.taskName;
  return (
    <span className={styles.actions}>
      <StartOrStop task={task} offline={offline} parentNav={parentNav} />
      <IconButton
        label={t(($) => $.actions.dataNamed, { name })}
        icon={<DataIcon />}
        size="small"
        onClick={() => void operations.current.goTo(paths.allData(task.taskId, parentNav))}
      />
      <RowMenu task={task} offline={offline} parentNav={parentNav} />
    </span>
  );
}

function StartOrStop({ task, offline, parentNav }: RowProps) {
  const { t } = useTranslation('tasks');
  const operations = useOperations();
  const name = task.taskName;
  const status = task.taskExecuteStatus;
  const reason = offline ? t(($) => $.offline.reason, { ns: 'shell' }) : undefined;
  const { run, pending } = useSingleFlight(async (action: 'start' | 'stop') => {
    if (action === 'stop') return operations.current.stop([task]);
    const outcome = await operations.current.start([task]);
    if (outcome.status !== 'answered' || !outcome.result.done.includes(task.taskId)) return undefined;
    // TASK-33: only a single start opens the run page. The button stays busy until then.
    await operations.current.goTo(infoPath(task, parentNav));
    return new Promise<never>(() => undefined);
  });
  const busy = pending?.[0];
  // The optimistic update shows a running task, but the pressed button must not become a stop button.
  if (busy === 'start' || (busy === undefined && canStart(status) && !task.stopping))
    return (
      <IconButton
        label={t(($) => $.actions.startNamed, { name })}
        icon={<StartIcon />}
        size="small"
        loading={busy === 'start'}
        disabledReason={reason}
        onClick={() => void run('start')}
      />
    );
  return (
    <IconButton
      label={t(($) => $.actions.stopNamed, { name })}
      icon={<StopIcon />}
      size="small"
      loading={busy === 'stop' || task.stopping === true}
      disabledReason={reason ?? (canStop(status) && !task.stopping ? undefined : t(($) => $.statuses.stopping))}
      onClick={() => void run('stop')}
    />
  );
}
