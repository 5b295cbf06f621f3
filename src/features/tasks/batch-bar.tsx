import { useTranslation } from '#src/i18n/use-translation';
import { isActionApplicable, batchActions, type BatchAction } from '#src/domain/task-rules';
import { useFormats } from '#src/i18n/format';
import { Button } from '#src/ui/button';
import type { MenuItem } from '#src/ui/menu';
import { MenuButton } from '#src/ui/menu-button';
import { SelectionBar } from '#src/ui/selection-bar';
import { useSingleFlight } from '#src/ui/use-single-flight';
import { useOperations, WithOperations } from './operations/operations';
import type { Task } from '#src/domain/task';
import styles from './tasks.module.css';

interface BarProps {
  readonly tasks: readonly Task[];
  readonly offline: boolean;
  readonly onClear: () => void;
}

export function BatchBar(props: BarProps) {
  if (props.tasks.length === 0) return null;
  return (
    <WithOperations>
      <Bar {...props} />
    </WithOperations>
  );
}

const applicableTasks = (action: BatchAction, tasks: readonly Task[]) =>
  tasks.filter((task) => isActionApplicable(action, task));

function Bar({ tasks, offline, onClear }: BarProps) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const operations = useOperations();
  const disabledReason = offline ? t(($) => $.offline.reason, { ns: 'shell' }) : undefined;

  const countSuffix = (action: BatchAction): string => {
    const count = applicableTasks(action, tasks).length;
    if (count === 0 || count === tasks.length) return '';
    return t(($) => $.batch.part, { part: formats.number(count), all: formats.number(tasks.length) });
  };
  const label = (action: BatchAction) => (
    <>
      {t(($) => $.batch[action])}{' '}
      {countSuffix(action) !== '' && <span className={styles.part}>{countSuffix(action)}</span>}
    </>
  );
  const reasonOf = (action: BatchAction): string | undefined => {
    if (disabledReason !== undefined || applicableTasks(action, tasks).length > 0) return disabledReason;
    if (action === 'start') return t(($) => $.batch.nothingToStart);
    if (action === 'stop') return t(($) => $.batch.nothingToStop);
    return action === 'copy' ? t(($) => $.actions.noTemplateCopy) : t(($) => $.batch.nothingScheduled);
  };
  const { run, pending } = useSingleFlight<['start' | 'stop'], unknown>((action) =>
    operations.current[action](applicableTasks(action, tasks), onClear),
  );
  const busy = pending?.[0];
  const act: Readonly<Record<(typeof inMenu)[number], () => void>> = {
    // Includes template tasks, which the server ignores and counts (TASK-39).
    copy: () => void operations.current.copy(tasks, onClear),
    schedule: () => void operations.current.schedule(tasks, onClear),
    clearSchedule: () => void operations.current.clearSchedule(tasks, onClear),
    priority: () => void operations.current.priority(tasks, onClear),
    delete: () => void operations.current.remove(tasks, onClear),
  };
  return (
    <SelectionBar
      label={t(($) => $.batch.label)}
      summary={t(($) => $.batch.selected, { count: tasks.length })}
      onClear={onClear}
    >
      <Button
        size="small"
        variant="primary"
        loading={busy === 'start'}
        disabledReason={reasonOf('start')}
        onClick={() => void run('start')}
      >
        {label('start')}
      </Button>
      <Button size="small" loading={busy === 'stop'} disabledReason={reasonOf('stop')} onClick={() => void run('stop')}>
        {label('stop')}
      </Button>
      <Button
        size="small"
        disabledReason={reasonOf('move')}
        onClick={() => void operations.current.move(tasks, onClear)}
      >
        {label('move')}
      </Button>
      <MenuButton
        size="small"
        align="end"
        items={inMenu.map((action): MenuItem => ({
          key: action,
          label: label(action),
          disabledReason: reasonOf(action),
          onSelect: act[action],
          hasDivider: action === 'delete',
          danger: action === 'delete',
        }))}
      >
        {t(($) => $.batch.more)}
      </MenuButton>
    </SelectionBar>
  );
}

const inMenu = batchActions.filter(
  (action): action is Exclude<BatchAction, 'start' | 'stop' | 'move'> =>
    action !== 'start' && action !== 'stop' && action !== 'move',
);
