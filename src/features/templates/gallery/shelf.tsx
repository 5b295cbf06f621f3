import { useId } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import type { Schemas } from '#src/contract/types';
import { SkeletonCards } from '#src/ui/skeleton';
import type { GalleryPlace } from './place';
import { CARD_HEIGHT, TemplateCard } from './template-card';
import styles from './shelf.module.css';

/** `undefined` shows a skeleton; an empty shelf renders nothing. */
export function Shelf({
  title,
  templates,
  place,
  keyword,
  allPath,
  rows = 1,
}: {
  readonly title: string;
  readonly templates: readonly Schemas['TemplateCard'][] | undefined;
  readonly place: GalleryPlace;
  readonly keyword?: string;
  readonly allPath?: string;
  readonly rows?: 1 | 'all';
}) {
  const { t } = useTranslation('templates');
  const id = useId();
  if (templates?.length === 0) return null;
  const grid = rows === 1 ? styles.row : styles.grid;
  return (
    <section aria-labelledby={id} className={styles.shelf}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {allPath !== undefined && (
          <Link to={allPath} preventScrollReset aria-label={t(($) => $.gallery.seeAllOf, { title })}>
            {t(($) => $.gallery.seeAll)}
          </Link>
        )}
      </div>
      {templates === undefined ? (
        <SkeletonCards cards={5} cover={120} minHeight={CARD_HEIGHT} className={grid} />
      ) : (
        <ul className={grid} aria-labelledby={id} data-list={title}>
          {templates.map((template) => (
            <li key={template.templateRegistrationId}>
              <TemplateCard template={template} place={place} headingLevel={3} keyword={keyword} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
