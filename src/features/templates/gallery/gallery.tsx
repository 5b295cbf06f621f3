import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { NavigateOptions } from 'react-router-dom';
import { useSignedIn } from '#src/data/session';
import { templateQueries } from '#src/data/templates';
import { specialKindId } from '#src/domain/template-access';
import { useOptimisticSearchParams } from '#src/shared/address/use-optimistic-search-params';
import { CardList } from './card-list';
import { EmptyKind, NoFavorites, NoMatch, NoPrivateTemplates, SignInForList } from './empty-lists';
import { SortMenu } from './filter-fields';
import { GalleryFilters } from './gallery-filters';
import {
  galleryQuery,
  isFiltered,
  readGalleryParams,
  withoutFilters,
  writeGalleryParams,
  type GalleryParams,
} from './gallery.params';
import { GalleryShelves } from './gallery-shelves';
import { KindBar } from './kind-bar';
import type { GalleryPlace } from './place';
import { useDeferredList } from './use-deferred-list';
import { useRestoreScroll } from './use-restore-scroll';
import styles from './gallery.module.css';

function useList(params: GalleryParams) {
  const signedIn = useSignedIn();
  const source = params.mine ? 'private' : params.kind === specialKindId ? 'favorites' : 'gallery';
  const shared = { placeholderData: keepPreviousData };
  const gallery = useQuery({
    ...templateQueries.list(galleryQuery(params)),
    ...shared,
    enabled: source === 'gallery',
  });
  const favorites = useQuery({
    ...templateQueries.favorites(params.page, params.size),
    ...shared,
    enabled: source === 'favorites' && signedIn,
  });
  const privates = useQuery({
    ...templateQueries.privateTemplates(params.page, params.size),
    ...shared,
    enabled: source === 'private' && signedIn,
  });
  const list = useDeferredList({ gallery, favorites, private: privates }[source], source);
  return { source, signedIn, list } as const;
}

export function Gallery({ place, kind }: { readonly place: GalleryPlace; readonly kind?: number }) {
  const { search, wanted, ask } = useOptimisticSearchParams();
  const paramsIn = (query: URLSearchParams): GalleryParams => {
    const read = readGalleryParams(query);
    return kind === undefined ? read : { ...read, kind };
  };
  const params = paramsIn(search);
  const next = paramsIn(wanted);
  const { source, signedIn, list } = useList(params);
  const request = (changed: GalleryParams, options: NavigateOptions) =>
    ask(writeGalleryParams(kind === undefined ? changed : { ...changed, kind: undefined }), options);
  const change = (changed: GalleryParams) => {
    // Letters added to a word replace the history entry, so that Back undoes them together.
    const replace = changed.keyword !== next.keyword && changed.keyword !== '' && next.keyword !== '';
    request(changed, { replace, preventScrollReset: true });
  };
  const goToPage = (page: number, size: number, replace = false) => request({ ...next, page, size }, { replace });
  const narrowed = isFiltered(params);
  const isFront = source === 'gallery' && kind === undefined && writeGalleryParams(params).toString() === '';
  const empty = {
    gallery:
      narrowed || params.kind === undefined ? (
        <NoMatch
          params={params}
          place={place}
          onClear={
            narrowed
              ? () => {
                  change(withoutFilters(params));
                }
              : undefined
          }
        />
      ) : (
        <EmptyKind place={place} kind={params.kind} />
      ),
    favorites: <NoFavorites place={place} />,
    private: <NoPrivateTemplates place={place} />,
  }[source];
  const closed = source !== 'gallery' && !signedIn;
  const box = useRestoreScroll(list.isRendered);
  return (
    <div ref={box} className={styles.gallery}>
      {source === 'gallery' && (
        <GalleryFilters
          params={next}
          place={place}
          clearable={list.data?.total !== 0}
          isCategoryPage={kind !== undefined}
          onChange={change}
        />
      )}
      <div className={styles.withKinds}>
        <KindBar params={next} place={place} isCategoryPage={kind !== undefined} />
        <div className={styles.templates}>
          {isFront && <GalleryShelves place={place} />}
          {closed ? (
            <SignInForList />
          ) : (
            <CardList
              key={source}
              list={list}
              place={place}
              page={next.page}
              size={next.size}
              keyword={params.keyword}
              onPageChange={goToPage}
              empty={empty}
              sort={source === 'gallery' && <SortMenu params={next} onChange={change} />}
            />
          )}
        </div>
      </div>
    </div>
  );
}
