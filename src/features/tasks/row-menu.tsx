import { useTranslation } from '#src/i18n/use-translation';
import { TemplateStatus } from '#src/contract/enums.gen';
import type { Task } from '#src/domain/task';
import { infoPath, paths, type ParentNav } from '#src/domain/paths';
import { taskEditorOf, moreMenu, type TaskAction, type TaskMenuEntry } from '#src/domain/task-rules';
import type { MenuItem } from '#src/ui/menu';
import { MenuButton } from '#src/ui/menu-button';
import { useOperations } from './operations/operations';

export function RowMenu({
  task,
  offline,
  parentNav,
}: {
  readonly task: Task;
  /** Disables what needs a connection, with the reason. */
  readonly offline: boolean;
  /** The list that the pages lead back to. */
  readonly parentNav: ParentNav;
}) {
  const { t } = useTranslation('tasks');
  const operations = useOperations();
  const template = task.templateInfo;
  const closedReason = () =>
    template?.status === TemplateStatus.Obsoleting
      ? t(($) => $.refused.title.withdrawn, { ns: 'templates' })
      : template?.status === TemplateStatus.New
        ? t(($) => $.refused.title.coming, { ns: 'templates' })
        : undefined;

  const edit = (): MenuItem =>
    taskEditorOf(task.workFlowType) === 'console' && template
      ? {
          key: 'edit',
          label: t(($) => $.actions.edit),
          to: paths.editTask(template.slug, task.taskId, parentNav),
          disabledReason: closedReason(),
        }
      : { key: 'edit', label: t(($) => $.actions.edit), to: paths.clientRun(task.workFlowType, task.taskId) };
  const reasonOf = ({ action, disabledReason }: TaskMenuEntry): string | undefined => {
    if (disabledReason === 'templateTask')
      return action === 'share' ? t(($) => $.actions.noTemplateShare) : t(($) => $.actions.noTemplateCopy);
    if (disabledReason === 'noSchedule') return t(($) => $.actions.noSchedule);
    return offline ? t(($) => $.offline.reason, { ns: 'shell' }) : undefined;
  };
  const act: Readonly<Record<Exclude<TaskAction, 'edit'>, () => void>> = {
    rename: () => void operations.current.rename(task),
    move: () => void operations.current.move([task]),
    copy: () => void operations.current.copy([task]),
    share: () => void operations.current.share(task),
    schedule: () => void operations.current.schedule([task]),
    clearSchedule: () => void operations.current.clearSchedule([task]),
    priority: () => void operations.current.priority([task]),
    cloudNodes: () => void operations.current.cloudNodes(task),
    clusterGroup: () => void operations.current.clusterGroup(task),
    delete: () => void operations.current.remove([task]),
  };
  const items = (): readonly MenuItem[] => [
    { key: 'run', label: t(($) => $.title, { ns: 'runs' }), to: infoPath(task, parentNav) },
    ...moreMenu({ mode: task.workFlowType, hasSchedule: task.scheduleType !== null }).map((entry): MenuItem => {
      const { action } = entry;
      if (action === 'edit') return edit();
      return {
        key: action,
        label: t(($) => $.actions[action]),
        onSelect: act[action],
        disabledReason: reasonOf(entry),
        hasDivider: action === 'delete',
        danger: action === 'delete',
      };
    }),
  ];
  return (
    <MenuButton
      label={t(($) => $.moreActionsFor, { ns: 'ui', name: task.taskName })}
      size="small"
      align="end"
      items={items}
    />
  );
}
