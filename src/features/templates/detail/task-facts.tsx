import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import type { Schemas } from '#src/contract/types';
import { useAccountQuery } from '#src/data/account';
import { runQueries } from '#src/data/runs';
import { taskQueries } from '#src/data/tasks';
import { accountCan } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { Tag } from '#src/ui/status';
import { Tooltip } from '#src/ui/tooltip';
import styles from './detail.module.css';

export function TaskFacts({
  taskId,
  task,
  template,
}: {
  readonly taskId: string;
  readonly task: Pick<Schemas['TaskDetail'], 'creationUserName'>;
  readonly template: Pick<Schemas['TemplateDetail'], 'name' | 'slug'>;
}) {
  const { t } = useTranslation('templates');
  const formats = useFormats();
  const { data: account } = useAccountQuery();
  const relation = useQuery(taskQueries.relation(taskId));
  const run = useQuery(runQueries.summary(taskId));
  const source = relation.data ?? template;
  const startTime = run.data?.startTime;
  const creator = task.creationUserName;
  return (
    <dl className={styles.facts}>
      <Fact term={t(($) => $.detail.source)}>
        <Link to={paths.template(source.slug)}>{source.name}</Link>
      </Fact>
      {creator && account !== undefined && accountCan(account, 'seeCreator') && (
        <Fact term={t(($) => $.detail.creator)}>{creator}</Fact>
      )}
      {run.data && (
        <>
          <Fact term={t(($) => $.detail.openTime)}>
            {startTime ? (
              <Tooltip text={formats.longDateTime(startTime)}>
                <time dateTime={startTime} tabIndex={0}>
                  {formats.dateTime(startTime)}
                </time>
              </Tooltip>
            ) : (
              t(($) => $.detail.noOpenTime)
            )}
          </Fact>
          <Fact term={t(($) => $.detail.captchas)}>{formats.number(run.data.captcha)}</Fact>
        </>
      )}
      {startTime === null && (
        <Fact term={t(($) => $.words.lastRun, { ns: 'shell' })}>
          <Tag>{t(($) => $.statuses.Ready, { ns: 'tasks' })}</Tag>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
