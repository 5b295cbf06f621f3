import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { RunOn } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useFormats } from '#src/i18n/format';
import { Cover } from '#src/ui/cover';
import { KindIcon } from '#src/ui/motifs';
import { Tag } from '#src/ui/status';
import { CardPrice } from '../gallery/card-price';
import { FavoriteToggle } from './favorite-toggle';
import { LikeButton } from './like-button';
import { galleryPaths, type GalleryPlace } from '../gallery/place';
import styles from './detail.module.css';

const runOnKeys = {
  [RunOn.None]: 'none',
  [RunOn.Local]: 'local',
  [RunOn.Cloud]: 'cloud',
  [RunOn.Both]: 'both',
} as const;

export function DetailHeader({
  template,
  place,
  title,
  facts,
  action,
}: {
  readonly template: Schemas['TemplateDetail'];
  readonly place: GalleryPlace;
  readonly title?: ReactNode;
  readonly facts?: ReactNode;
  readonly action?: ReactNode;
}) {
  const { t } = useTranslation('templates');
  const formats = useFormats();
  const kind = template.kinds[0]?.slug ?? '';
  return (
    <header className={styles.header}>
      <div className={styles.cover}>
        <Cover src={template.imageUrl} kind={kind} seed={template.slug} />
      </div>
      <div className={styles.words}>
        {title ?? <h1 className={styles.title}>{template.name}</h1>}
        {facts}
        <p className={styles.description}>{template.description}</p>
        {template.kinds.length > 0 && (
          <ul className={styles.kinds} aria-label={t(($) => $.gallery.kinds)}>
            {template.kinds.map(({ slug, kindName }) => (
              <li key={slug}>
                <Link className={styles.kind} to={galleryPaths[place].category(slug)}>
                  <KindIcon kind={slug} size={14} />
                  {kindName}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.meta}>
          <CardPrice withRenewal prices={template.prices} />
          <Tag variant={template.runOn === RunOn.None ? 'warning' : 'neutral'}>
            {t(($) => $.detail.runOn[runOnKeys[template.runOn]])}
          </Tag>
          <span>{t(($) => $.detail.updated, { date: formats.updateDate(template.updateDate) })}</span>
        </div>
        <div className={styles.actions}>
          {action}
          <FavoriteToggle template={template} />
          <LikeButton template={template} />
        </div>
      </div>
    </header>
  );
}
