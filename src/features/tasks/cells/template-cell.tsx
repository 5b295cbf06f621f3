import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TemplateStatus } from '../../../contract/enums.gen';
import type { Schemas } from '../../../contract/types';
import { templateQueries } from '../../../data/templates';
import { paths } from '../../../domain/paths';
import { Cover, hueOf } from '../../../ui/cover';
import { Tag } from '../../../ui/status';
import styles from '../tasks.module.css';

/** The template a task uses: picture, name and kinds (TASK-13); a withdrawn one is named, not linked (TPL-46). */
export function TemplateCell({ task }: { readonly task: Schemas['TaskListItem'] }) {
  const { t } = useTranslation('tasks');
  const template = task.templateInfo;
  const { data: allKinds } = useQuery(templateQueries.kinds());
  if (!template) return <span className={styles['quiet']}>{t(($) => $.cells.noTemplate)}</span>;
  const withdrawn = template.status === TemplateStatus.Obsoleting || template.status === TemplateStatus.New;
  const kind = allKinds?.items.find((entry) => entry.kindId === template.kinds[0]?.kindId)?.slug ?? '';
  const kinds = template.kinds.map((kind) => kind.kindName).join(' · ');
  return (
    <span className={styles['template']}>
      <span className={styles['picture']} aria-hidden="true">
        <Cover small kind={kind} title={template.name} hue={hueOf(kind, template.slug)} />
      </span>
      <span className={styles['lines']}>
        {withdrawn ? (
          <span className={styles['cut']} title={template.name}>
            {template.name}
          </span>
        ) : (
          <Link
            className={styles['cut']}
            to={paths.template(template.slug, { from: 'task-list' })}
            title={template.name}
          >
            {template.name}
          </Link>
        )}
        {withdrawn ? (
          <Tag kind="warning">{t(($) => $.cells.withdrawn)}</Tag>
        ) : (
          <span className={styles['quiet']} title={kinds}>
            {kinds}
          </span>
        )}
      </span>
    </span>
  );
}
