import { useTranslation } from '#src/i18n/use-translation';
import { RunOn, TemplateStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { parseTime, useFormats } from '#src/i18n/format';
import { now } from '#src/lib/now';
import { Cover } from '#src/ui/cover';
import { Tag } from '#src/ui/status';
import { MembersCover } from './members-cover';
import styles from './gallery.module.css';

/** Milliseconds for which a change counts as new. */
const RECENT_CHANGE_AGE = 3 * 86_400_000;

export function CardCover({ template }: { readonly template: Schemas['TemplateCard'] }) {
  const { t } = useTranslation('templates');
  const formats = useFormats();
  const kind = template.kinds[0]?.slug ?? '';
  const members = template.isTemplateCollection ? (template.members ?? []) : [];
  const age = now() - parseTime(template.updateDate);
  const isFresh =
    !template.isTemplateCollection &&
    template.status === TemplateStatus.Published &&
    age >= 0 &&
    age < RECENT_CHANGE_AGE;
  return (
    <div className={styles.cover}>
      {members.length > 1 && !template.imageUrl ? (
        <MembersCover members={members} />
      ) : (
        <Cover src={template.imageUrl} kind={kind} seed={template.slug} />
      )}
      <span className={styles.badges}>
        <StatusBadge template={template} />
        {!template.isTemplateCollection && template.runOn === RunOn.Local && <Tag>{t(($) => $.card.localOnly)}</Tag>}
        {isFresh && <Tag>{t(($) => $.card.updated, { when: formats.relative(template.updateDate) })}</Tag>}
      </span>
    </div>
  );
}

function StatusBadge({ template }: { readonly template: Schemas['TemplateCard'] }) {
  const { t } = useTranslation('templates');
  if (template.isTemplateCollection) return <Tag variant="brand">{t(($) => $.gallery.collection)}</Tag>;
  if (template.status === TemplateStatus.New) return <Tag variant="info">{t(($) => $.card.new)}</Tag>;
  if (template.status === TemplateStatus.Maintaining)
    return <Tag variant="warning">{t(($) => $.card.maintaining)}</Tag>;
  if (template.status === TemplateStatus.Obsoleting) return <Tag variant="neutral">{t(($) => $.card.withdrawn)}</Tag>;
  return null;
}
