import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { retryAfterOf } from '#src/api/errors';
import { taskQueries } from '#src/data/tasks';
import { useFormats } from '#src/i18n/format';
import { IconButton } from '#src/ui/button';
import { classNames } from '#src/ui/class-names';
import { ErrorState } from '#src/ui/error-state';
import { useShowDialog } from '#src/ui/dialog-host';
import { MenuButton } from '#src/ui/menu-button';
import { SkeletonLines } from '#src/ui/skeleton';
import { VisuallyHidden } from '#src/ui/visually-hidden';
import { useTaskDialogs } from '../dialogs/use-task-dialogs';
import { useDeleteGroup } from './use-delete-group';
import styles from './groups.module.css';

export function GroupsPanel({
  selectedId,
  searchOf,
  offline,
  onDeleted,
}: {
  readonly selectedId: string | undefined;
  readonly searchOf: (group: string | undefined) => string;
  readonly offline: boolean;
  readonly onDeleted: () => void;
}) {
  const { t } = useTranslation('tasks');
  const titleId = useId();
  const show = useShowDialog();
  const loadDialogs = useTaskDialogs();
  const remove = useDeleteGroup();
  const groups = useQuery(taskQueries.groups());
  const items = groups.data?.items;
  const isGone =
    !groups.isFetching &&
    selectedId !== undefined &&
    items?.every(({ taskGroupId }) => taskGroupId !== selectedId) === true;
  const leaveGroup = useEffectEvent(onDeleted);
  useEffect(() => {
    if (isGone) leaveGroup();
  }, [isGone]);
  const disabledReason = offline ? t(($) => $.offline.reason, { ns: 'shell' }) : undefined;
  const total = items?.every(({ taskCount }) => taskCount !== undefined)
    ? items.reduce((sum, { taskCount = 0 }) => sum + taskCount, 0)
    : undefined;
  return (
    <nav className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t(($) => $.groups.title)}
        </h2>
        <IconButton
          size="small"
          label={t(($) => $.newGroup.title)}
          icon={<PlusOutlined />}
          disabledReason={disabledReason}
          onClick={() =>
            void loadDialogs(({ NewTaskGroupDialog }) => show((dialog) => <NewTaskGroupDialog {...dialog} />))
          }
        />
      </div>
      {items && (
        <ul className={styles.list}>
          <GroupRow
            name={t(($) => $.pages.taskList, { ns: 'shell' })}
            count={total}
            current={selectedId === undefined}
            to={searchOf(undefined)}
          />
          {items.map((group) => (
            <GroupRow
              key={group.taskGroupId}
              name={group.taskGroupName}
              count={group.taskCount}
              current={selectedId === group.taskGroupId}
              to={searchOf(group.taskGroupId)}
              menu={
                <MenuButton
                  label={t(($) => $.groups.more, { name: group.taskGroupName })}
                  size="small"
                  align="end"
                  items={[
                    {
                      key: 'rename',
                      label: t(($) => $.groups.rename),
                      disabledReason,
                      onSelect: () =>
                        void loadDialogs(({ RenameGroupDialog }) =>
                          show((dialog) => <RenameGroupDialog {...dialog} group={group} />),
                        ),
                    },
                    {
                      key: 'delete',
                      label: t(($) => $.groups.delete),
                      danger: true,
                      disabledReason: disabledReason ?? (group.isDefault ? t(($) => $.groups.defaultStays) : undefined),
                      onSelect: () => void remove(group, items.find((entry) => entry.isDefault)?.taskGroupName),
                    },
                  ]}
                />
              }
            />
          ))}
        </ul>
      )}
      {!items && !groups.isError && <SkeletonLines lines={5} />}
      {!items && groups.isError && (
        <ErrorState
          inline
          title={t(($) => $.groups.failed)}
          retrying={groups.isFetching}
          retryIn={retryAfterOf(groups.error)}
          onRetry={() => void groups.refetch()}
        />
      )}
    </nav>
  );
}

function GroupRow({
  name,
  count,
  current,
  to,
  menu,
}: {
  readonly name: string;
  readonly count: number | undefined;
  readonly current: boolean;
  readonly to: string;
  readonly menu?: ReactNode;
}) {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  return (
    <li className={classNames(styles.row, current && styles.current)}>
      <Link
        className={styles.link}
        to={{ search: to }}
        preventScrollReset
        aria-current={current ? 'true' : undefined}
        title={name}
      >
        <span className={styles.name}>{name}</span>
        {count !== undefined && (
          <span className={classNames(styles.count, 'gl-tabular')}>
            <span aria-hidden="true">{formats.number(count)}</span>
            <VisuallyHidden>{t(($) => $.groups.count, { count })}</VisuallyHidden>
          </span>
        )}
      </Link>
      {menu}
    </li>
  );
}
