import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { templateQueries } from '../../../data/templates';
import { paths } from '../../../domain/paths';
import { specialKindId } from '../../../domain/template-access';
import { useFormats } from '../../../i18n/format';
import { classNames } from '../../../ui/class-names';
import { KindIcon } from '../../../ui/motifs';
import { Bone } from '../../../ui/skeleton';
import { writeGalleryParams, type GalleryParams } from './gallery.params';
import styles from './gallery.module.css';

/**
 * The kinds of templates as links, so that each has an address; the special list is 'My favourites' (TPL-42, TPL-43).
 * `own`: on a category's page each leads to its category's page. On a small screen the row scrolls inside its box.
 */
export function KindBar({ params, own = false }: { readonly params: GalleryParams; readonly own?: boolean }) {
  const { t } = useTranslation('templates');
  const formats = useFormats();
  const kinds = useQuery(templateQueries.kinds());
  const row = useRef<HTMLUListElement>(null);
  const ready = kinds.data !== undefined;
  useEffect(() => {
    const box = row.current;
    const chosen = box?.querySelector<HTMLElement>('[aria-current="true"]');
    if (box && chosen) box.scrollLeft = chosen.offsetLeft - (box.clientWidth - chosen.offsetWidth) / 2;
  }, [ready, params.kind]);
  // Without its kinds the gallery still works: the bar is left out.
  if (kinds.isError && !kinds.data) return null;
  const address = (kindId: number | undefined, slug: string) => {
    const query = writeGalleryParams({
      ...params,
      kind: own || kindId === undefined ? undefined : kindId,
      page: 1,
    }).toString();
    const path = own && kindId !== undefined ? paths.templateCategory(slug) : paths.templates;
    return query === '' ? path : `${path}?${query}`;
  };
  const entries = [
    { kindId: undefined, kindName: t(($) => $.gallery.allKinds), slug: '', templateCount: undefined },
    ...(kinds.data?.items ?? []),
  ];
  return (
    <nav aria-label={t(($) => $.gallery.kinds)} className={styles['kindBar']}>
      <ul ref={row} className={styles['kindList']}>
        {!ready
          ? Array.from({ length: 8 }, (_, index) => (
              <li key={index}>
                <Bone width={`${String(84 + (index % 3) * 24)}px`} height={32} />
              </li>
            ))
          : entries.map((kind) => (
              <li key={kind.kindId ?? 0}>
                <Link
                  className={classNames(styles['kind'], kind.kindId === params.kind && styles['kindOn'])}
                  to={address(kind.kindId, kind.slug)}
                  aria-current={kind.kindId === params.kind ? 'true' : undefined}
                  preventScrollReset
                >
                  {kind.slug !== '' && kind.kindId !== specialKindId && <KindIcon kind={kind.slug} size={14} />}
                  {kind.kindName}
                  {kind.templateCount !== undefined && (
                    <span className={styles['kindCount']}>{formats.number(kind.templateCount)}</span>
                  )}
                </Link>
              </li>
            ))}
      </ul>
    </nav>
  );
}
