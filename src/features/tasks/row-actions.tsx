import CaretRightFilled from '@ant-design/icons/es/icons/CaretRightFilled';
import TableOutlined from '@ant-design/icons/es/icons/TableOutlined';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TaskMode, TemplateStatus } from '../../contract/enums.gen';
import type { Schemas } from '../../contract/types';
import { useDeleteTasks } from '../../data/tasks';
import { ParentNav, paths } from '../../domain/paths';
import { mayStart, mayStop } from '../../domain/task-rules';
import { useAsk } from '../../ui/ask';
import { IconButton } from '../../ui/button';
import { MenuButton } from '../../ui/menu-button';
import { StopIcon } from '../../ui/stop-icon';
import { useToasts } from '../../ui/toast';
import { infoPath } from './task-paths';
import styles from './tasks.module.css';
import { useStart, useStop } from './use-start-stop';

/** What can be done with one task: start or stop, view its data, more (TASK-18). */
export function RowActions({
  task,
  offline,
  parentNav = ParentNav.TemplateList,
}: {
  readonly task: Schemas['TaskListItem'];
  readonly offline: boolean;
  /** The menu entry of the list it stands in. */
  readonly parentNav?: ParentNav | undefined;
}) {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const start = useStart();
  const stop = useStop();
  const name = task.taskName;
  const reason = offline ? t(($) => $.list.offlineReason) : undefined;
  const status = task.taskExecuteStatus;
  const startOne = async () => {
    const outcome = await start.run([task.taskId]);
    // TASK-33: only a single start opens the run page.
    if (outcome?.succeeded.includes(task.taskId)) await navigate(infoPath(task, parentNav));
  };
  return (
    <span className={styles['actions']}>
      {mayStart(status) && !task.stopping ? (
        <IconButton
          label={t(($) => $.actions.startNamed, { name })}
          icon={<CaretRightFilled />}
          size="small"
          loading={start.pending}
          reason={reason}
          onClick={() => void startOne()}
        />
      ) : (
        <IconButton
          label={t(($) => $.actions.stopNamed, { name })}
          icon={<StopIcon />}
          size="small"
          loading={stop.pending || task.stopping === true}
          reason={reason ?? (mayStop(status) && !task.stopping ? undefined : t(($) => $.statuses.stopping))}
          onClick={() => void stop.run([task.taskId])}
        />
      )}
      <IconButton
        label={t(($) => $.actions.dataNamed, { name })}
        icon={<TableOutlined />}
        size="small"
        onClick={() => void navigate(paths.allData(task.taskId, parentNav))}
      />
      <MoreMenu task={task} offline={offline} parentNav={parentNav} />
    </span>
  );
}

function MoreMenu({
  task,
  offline,
  parentNav,
}: {
  readonly task: Schemas['TaskListItem'];
  readonly offline: boolean;
  readonly parentNav: ParentNav;
}) {
  const { t } = useTranslation('tasks');
  const ask = useAsk();
  const toasts = useToasts();
  const remove = useDeleteTasks();
  const name = task.taskName;
  const template = task.templateInfo;
  const withdrawn = template?.status === TemplateStatus.Obsoleting || template?.status === TemplateStatus.New;
  const erase = async () => {
    const sure = await ask({
      kind: 'confirm',
      title: t(($) => $.actions.deleteTitle, { name }),
      body: t(($) => $.actions.deleteBody),
      confirmLabel: t(($) => $.actions.delete),
      destructive: true,
      onConfirm: async () => {
        const { errors } = await remove.mutateAsync([task.taskId]);
        if (errors.length > 0) throw new Error(t(($) => $.actions.deleteFailed));
      },
    });
    if (sure) toasts.success(t(($) => $.actions.deleted));
  };
  return (
    <MenuButton
      label={t(($) => $.actions.more, { name })}
      size="small"
      align="end"
      items={[
        { key: 'run', label: t(($) => $.actions.run), to: infoPath(task, parentNav) },
        task.workFlowType === TaskMode.TemplateMode && template
          ? {
              key: 'edit',
              label: t(($) => $.actions.edit),
              to: paths.editTask(template.slug, task.taskId, parentNav),
              reason: withdrawn ? t(($) => $.actions.withdrawnReason) : undefined,
            }
          : { key: 'edit', label: t(($) => $.actions.edit), to: paths.clientRun(task.workFlowType, task.taskId) },
        {
          key: 'delete',
          label: t(($) => $.actions.delete),
          divided: true,
          destructive: true,
          onSelect: () => void erase(),
          reason: offline
            ? t(($) => $.list.offlineReason)
            : mayStop(task.taskExecuteStatus)
              ? t(($) => $.actions.deleteRunning)
              : undefined,
        },
      ]}
    />
  );
}
