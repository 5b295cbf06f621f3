import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { TemplateStatus } from '#src/contract/enums.gen';
import type { Task } from '#src/domain/task';
import { paths } from '#src/domain/paths';
import { isWithdrawn } from '#src/domain/template-access';
import { Cover } from '#src/ui/cover';
import { Tag } from '#src/ui/status';
import { Text } from '#src/ui/text';
import styles from '../tasks.module.css';

/** '' while the kinds are loading. */
export type SlugOfKind = (kindId: number | undefined) => string;

/** A withdrawn or future template is not a link (TPL-46). */
export function TemplateCell({ task, slugOf }: { readonly task: Task; readonly slugOf: SlugOfKind }) {
  const { t } = useTranslation('tasks');
  const template = task.templateInfo;
  if (!template)
    return (
      <Text as="span" tone="secondary" size="caption" className={styles.twoLines} title={t(($) => $.cells.noTemplate)}>
        {t(($) => $.cells.noTemplate)}
      </Text>
    );
  const closed = isWithdrawn(template.status);
  const why =
    template.status === TemplateStatus.New
      ? t(($) => $.card.new, { ns: 'templates' })
      : t(($) => $.card.withdrawn, { ns: 'templates' });
  const kind = slugOf(template.kinds[0]?.kindId);
  return (
    <span className={styles.template}>
      <span className={styles.picture} aria-hidden="true">
        <Cover small src={template.imageUrl} kind={kind} seed={template.slug} />
      </span>
      <span className={styles.lines}>
        {closed ? (
          <>
            <span className={styles.cut} title={template.name}>
              {template.name}
            </span>
            <span title={why}>
              <Tag variant="warning">{why}</Tag>
            </span>
          </>
        ) : (
          <Link
            className={styles.twoLines}
            to={paths.template(template.slug, { from: 'task-list' })}
            title={[template.name, ...template.kinds.map((entry) => entry.kindName)].join('\n')}
          >
            {template.name}
          </Link>
        )}
      </span>
    </span>
  );
}
