import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { quiet } from '#src/data/polling';
import { taskQueries } from '#src/data/tasks';
import { tasksInTrouble } from './trouble';
import { infoPath, ParentNav } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { Section } from '#src/ui/section';
import { StatusIcon } from '#src/ui/status';
import { Text } from '#src/ui/text';
import styles from './work.module.css';

const NAMED = 3;
const kinds = { errors: 'error', foundNothing: 'warning', maintenance: 'info' } as const;

export function TasksInTrouble() {
  const { t } = useTranslation('overview');
  const { number } = useFormats();
  const { data } = useQuery({ ...taskQueries.latest(), ...quiet });
  const groups = tasksInTrouble(data?.items ?? []);
  if (groups.length === 0) return null;
  return (
    <Section card title={t(($) => $.attention.title)}>
      <ul className={styles.troubles}>
        {groups.map(({ trouble, tasks }) => (
          <li key={trouble} className={styles.trouble}>
            <StatusIcon variant={kinds[trouble]} />
            <div>
              <p className={styles.troubleTitle}>
                {t(($) => $.attention[trouble].title, { count: tasks.length, value: number(tasks.length) })}
              </p>
              <Text tone="secondary">{t(($) => $.attention[trouble].hint)}</Text>
              <ul className={styles.links}>
                {tasks.slice(0, NAMED).map((task) => (
                  <li key={task.taskId}>
                    <Link to={infoPath(task, ParentNav.TaskList)}>{task.taskName}</Link>
                  </li>
                ))}
                {tasks.length > NAMED && (
                  <Text as="li" tone="secondary">
                    {t(($) => $.more, { count: tasks.length - NAMED, value: number(tasks.length - NAMED) })}
                  </Text>
                )}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
