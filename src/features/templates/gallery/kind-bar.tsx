import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import HeartOutlined from '@ant-design/icons/es/icons/HeartOutlined';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { useSignedIn } from '#src/data/session';
import { templateQueries } from '#src/data/templates';
import { specialKindId } from '#src/domain/template-access';
import { useFormats } from '#src/i18n/format';
import { classNames } from '#src/ui/class-names';
import { KindIcon } from '#src/ui/motifs';
import { Bone } from '#src/ui/skeleton';
import {
  galleryQuery,
  readGalleryParams,
  withoutFilters,
  writeGalleryParams,
  type GalleryParams,
} from './gallery.params';
import { galleryPaths, type GalleryPlace } from './place';
import styles from './gallery.module.css';

interface Entry {
  readonly key: string;
  readonly name: string;
  readonly to: string;
  readonly isCurrent: boolean;
  readonly count?: number;
  readonly icon?: ReactNode;
}

const noFilters = readGalleryParams(new URLSearchParams());

function useEntries(params: GalleryParams, place: GalleryPlace, isCategoryPage: boolean): Entry[] | undefined {
  const { t } = useTranslation('templates');
  const signedIn = useSignedIn();
  const kinds = useQuery(templateQueries.kinds());
  const privates = useQuery({ ...templateQueries.privateCount(), enabled: signedIn });
  const all = useQuery({ ...templateQueries.list(galleryQuery(noFilters)), enabled: kinds.data !== undefined });
  if (!kinds.data) return undefined;
  const addresses = galleryPaths[place];
  const address = (part: Partial<GalleryParams>, path: string = addresses.gallery) => {
    const query = writeGalleryParams({ ...params, mine: false, ...part, page: 1 }).toString();
    return query === '' ? path : `${path}?${query}`;
  };
  const count = privates.data?.count ?? 0;
  const special = kinds.data.items.filter((kind) => kind.kindId === specialKindId);
  const ordinary = kinds.data.items.filter((kind) => kind.kindId !== specialKindId);
  return [
    {
      key: 'all',
      name: t(($) => $.gallery.allKinds),
      to: address({ kind: undefined }),
      isCurrent: params.kind === undefined && !params.mine,
      count: all.data?.total,
      icon: <AppstoreOutlined aria-hidden="true" />,
    },
    ...special.map((kind) => ({
      key: 'favorites',
      name: kind.kindName,
      to: address({ ...withoutFilters(params), kind: specialKindId }),
      isCurrent: params.kind === specialKindId && !params.mine,
      count: kind.templateCount,
      icon: <HeartOutlined aria-hidden="true" />,
    })),
    // Hidden from accounts without private templates (TPL-45).
    ...(signedIn && (count > 0 || params.mine)
      ? [
          {
            key: 'private',
            name: t(($) => $.gallery.mine),
            to: address({ ...withoutFilters(params), kind: undefined, mine: true }),
            isCurrent: params.mine,
            count: privates.data?.count,
            icon: <LockOutlined aria-hidden="true" />,
          },
        ]
      : []),
    ...ordinary.map((kind) => ({
      key: kind.slug,
      name: kind.kindName,
      to: isCategoryPage ? address({ kind: undefined }, addresses.category(kind.slug)) : address({ kind: kind.kindId }),
      isCurrent: params.kind === kind.kindId && !params.mine,
      count: kind.templateCount,
      icon: <KindIcon kind={kind.slug} size={14} />,
    })),
  ];
}

/** Kinds are links, so that each has an address (TPL-42). On a category page they lead to category pages. */
export function KindBar({
  params,
  place,
  isCategoryPage = false,
}: {
  readonly params: GalleryParams;
  readonly place: GalleryPlace;
  readonly isCategoryPage?: boolean;
}) {
  const { t } = useTranslation('templates');
  const formats = useFormats();
  const entries = useEntries(params, place, isCategoryPage);
  const { isError } = useQuery(templateQueries.kinds());
  const row = useRef<HTMLUListElement>(null);
  const shown = entries?.map(({ name, count }) => `${name} ${String(count === undefined)}`).join();
  useEffect(() => {
    const box = row.current;
    const chosen = box?.querySelector<HTMLElement>('[aria-current="true"]');
    if (box && chosen) box.scrollLeft = chosen.offsetLeft - (box.clientWidth - chosen.offsetWidth) / 2;
  }, [shown, params.kind, params.mine]);
  if (isError && !entries) return null;
  return (
    <nav aria-label={t(($) => $.gallery.kinds)} className={styles.kindBar}>
      <ul ref={row} className={styles.kindList}>
        {entries === undefined
          ? Array.from({ length: 8 }, (_, index) => (
              <li key={index} className={styles.kindSkeleton}>
                <Bone width={`${String(84 + (index % 3) * 24)}px`} />
              </li>
            ))
          : entries.map((entry) => (
              <li key={entry.key}>
                <Link
                  className={classNames(styles.kind, entry.isCurrent && styles.currentKind)}
                  to={entry.to}
                  data-spot={`kind ${entry.key}`}
                  aria-current={entry.isCurrent ? 'true' : undefined}
                  preventScrollReset
                >
                  {entry.icon}
                  {entry.name}
                  {entry.count !== undefined && <span className={styles.kindCount}>{formats.number(entry.count)}</span>}
                </Link>
              </li>
            ))}
      </ul>
    </nav>
  );
}
