import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { TaskMode } from '#src/contract/enums.gen';
import type { Task } from '#src/domain/task';
import { infoPath } from '#src/domain/paths';
import type { ParentNav } from '#src/domain/paths';
import { NameText } from '#src/ui/text';
import styles from '../tasks.module.css';

export function NameCell({
  task,
  parentNav,
  showCreator,
}: {
  readonly task: Task;
  readonly parentNav: ParentNav;
  readonly showCreator: boolean;
}) {
  const { t } = useTranslation('tasks');
  const [isCut, setCut] = useState(false);
  const template = task.workFlowType === TaskMode.TemplateMode;
  const maker = showCreator ? task.creationUserName : null;
  return (
    <span className={styles.lines}>
      <Link
        className={styles.name}
        to={infoPath(task, parentNav)}
        title={isCut ? task.taskName : undefined}
        onPointerEnter={({ currentTarget: { clientHeight, scrollHeight } }) => {
          setCut(scrollHeight > clientHeight);
        }}
      >
        <NameText text={task.taskName} />
      </Link>
      <span className={styles.under}>
        <span className={styles.badge}>
          {template ? t(($) => $.words.template, { ns: 'shell' }) : t(($) => $.cells.advancedBadge)}
        </span>
        <span className={styles.cut} title={task.taskGroupName}>
          {task.taskGroupName}
        </span>
        {maker !== null && (
          <span className={styles.cut} title={t(($) => $.cells.creator, { name: maker })}>
            {maker}
          </span>
        )}
      </span>
    </span>
  );
}
