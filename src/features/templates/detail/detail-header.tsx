import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RunOn, TemplateStatus } from '../../../contract/enums.gen';
import type { Schemas } from '../../../contract/types';
import { paths } from '../../../domain/paths';
import { useFormats } from '../../../i18n/format';
import { Cover, hueOf } from '../../../ui/cover';
import { Breadcrumb } from '../../../ui/page-header';
import { Notice, Tag } from '../../../ui/status';
import { CardPrice } from '../gallery/card-price';
import { FavoriteButton } from '../gallery/favorite-button';
import { LikeButton } from './like-button';
import { TaskTitle } from './task-title';
import styles from './detail.module.css';

const runOnKeys = {
  [RunOn.None]: 'none',
  [RunOn.Local]: 'local',
  [RunOn.Cloud]: 'cloud',
  [RunOn.Both]: 'both',
} as const;

/** The way to the page: from the task list or from all templates, by the address's `from` (TPL-19, TPL-20). */
export function DetailCrumbs({ from }: { readonly from: string | null }) {
  const { t } = useTranslation('templates');
  const middle =
    from === 'task-list'
      ? { label: t(($) => $.detail.crumbTasks), to: paths.templateTaskList }
      : { label: t(($) => $.detail.crumbAll), to: paths.templates };
  return (
    <Breadcrumb crumbs={[{ label: t(($) => $.detail.crumbRoot) }, middle, { label: t(($) => $.detail.crumbHere) }]} />
  );
}

/** The head of a template's page: its face, name, kinds, price, likes, age and where it runs; in task edit the task's name. */
export function DetailHeader({
  template,
  task,
}: {
  readonly template: Schemas['TemplateDetail'];
  /** The task that is edited. */
  readonly task?: { readonly id: string; readonly name: string } | undefined;
}) {
  const { t } = useTranslation('templates');
  const formats = useFormats();
  const kind = template.kinds[0]?.slug ?? '';
  return (
    <header className={styles['header']}>
      <div className={styles['cover']}>
        <Cover kind={kind} title={template.name} hue={hueOf(kind, template.slug)} />
      </div>
      <div className={styles['words']}>
        {task === undefined ? (
          <div className={styles['titleRow']}>
            <h1 className={styles['title']}>{template.name}</h1>
            <FavoriteButton template={template} />
          </div>
        ) : (
          <>
            <TaskTitle key={task.name} taskId={task.id} name={task.name} />
            <p className={styles['meta']}>
              <Link to={paths.template(template.slug)}>{t(($) => $.detail.source, { name: template.name })}</Link>
            </p>
          </>
        )}
        <p className={styles['description']}>{template.description}</p>
        <ul className={styles['kinds']}>
          {template.kinds.map((kind) => (
            <li key={kind.kindId}>
              <Link className={styles['kind']} to={paths.templateCategory(kind.slug)}>
                {kind.kindName}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles['meta']}>
          <CardPrice prices={template.prices} />
          <Tag kind={template.runOn === RunOn.None ? 'warning' : 'neutral'}>
            {t(($) => $.detail.runOn[runOnKeys[template.runOn]])}
          </Tag>
          <span>{t(($) => $.detail.updated, { date: formats.date(template.updateDate) })}</span>
          <LikeButton template={template} />
        </div>
        {template.status === TemplateStatus.Maintaining && (
          <Notice kind="warning" title={t(($) => $.detail.maintaining)}>
            {t(($) => $.detail.maintainingHint)}
          </Notice>
        )}
      </div>
    </header>
  );
}
