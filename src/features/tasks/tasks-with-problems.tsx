import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { quietOptions } from '#src/data/polling';
import { taskQueries } from '#src/data/tasks';
import { tasksWithProblems } from './task-problems';
import { infoPath, ParentNav } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { Section } from '#src/ui/section';
import { Bone } from '#src/ui/skeleton';
import { StatusIcon } from '#src/ui/status';
import { NameText, Text } from '#src/ui/text';
import { VisuallyHidden } from '#src/ui/visually-hidden';
import styles from './work.module.css';

const MAX_LISTED_TASKS = 3;
const kinds = { errors: 'error', foundNothing: 'warning', maintenance: 'info' } as const;

export function TasksWithProblems() {
  const { t } = useTranslation('overview');
  const { number } = useFormats();
  const { data, error } = useQuery({ ...taskQueries.latest(), ...quietOptions });
  const title = t(($) => $.attention.title);
  if (data === undefined)
    return (
      error === null && (
        <Section card title={title}>
          <div className={styles.attention} aria-busy="true">
            <VisuallyHidden>{t(($) => $.loading, { ns: 'ui' })}</VisuallyHidden>
            <Bone width="240px" />
          </div>
        </Section>
      )
    );
  const groups = tasksWithProblems(data.items);
  if (groups.length === 0)
    return (
      <Section card title={title}>
        <p className={styles.attention}>
          <Text tone="secondary">
            {data.items.length === 0 ? t(($) => $.attention.noTasks) : t(($) => $.attention.none)}
          </Text>
        </p>
      </Section>
    );
  const titles = groups.map(({ problem, tasks }) =>
    t(($) => $.attention[problem].title, { count: tasks.length, value: number(tasks.length) }),
  );
  return (
    <Section card title={title}>
      <details>
        <summary className={styles.problems}>
          <StatusIcon variant={kinds[groups[0]?.problem ?? 'errors']} />
          <span className={styles.attention}>{titles.join(' · ')}</span>
        </summary>
        <ul className={styles.troubles}>
          {groups.map(({ problem, tasks }, index) => (
            <li key={problem} className={styles.trouble}>
              {groups.length > 1 && <StatusIcon variant={kinds[problem]} />}
              <div>
                {groups.length > 1 && <p className={styles.troubleTitle}>{titles[index]}</p>}
                <Text tone="secondary">{t(($) => $.attention[problem].hint)}</Text>
                <ul className={styles.links}>
                  {tasks.slice(0, MAX_LISTED_TASKS).map((task) => (
                    <li key={task.taskId}>
                      <Link to={infoPath(task, ParentNav.TaskList)}>
                        <NameText text={task.taskName} />
                      </Link>
                    </li>
                  ))}
                  {tasks.length > MAX_LISTED_TASKS && (
                    <Text as="li" tone="secondary">
                      {t(($) => $.more, {
                        count: tasks.length - MAX_LISTED_TASKS,
                        value: number(tasks.length - MAX_LISTED_TASKS),
                      })}
                    </Text>
                  )}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}
