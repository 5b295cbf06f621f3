import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TaskMode } from '../../../contract/enums.gen';
import type { Schemas } from '../../../contract/types';
import { infoPath } from '../task-paths';
import styles from '../tasks.module.css';

/** The task's name with its group and the badge of how it was made (TASK-12). */
export function NameCell({ task }: { readonly task: Schemas['TaskListItem'] }) {
  const { t } = useTranslation('tasks');
  const template = task.workFlowType === TaskMode.TemplateMode;
  return (
    <span className={styles['lines']}>
      <Link className={styles['name']} to={infoPath(task)} title={task.taskName}>
        {task.taskName}
      </Link>
      <span className={styles['under']}>
        <span className={styles['badge']}>
          {template ? t(($) => $.cells.templateBadge) : t(($) => $.cells.advancedBadge)}
        </span>
        <span className={styles['cut']} title={task.taskGroupName}>
          {task.taskGroupName}
        </span>
      </span>
    </span>
  );
}
