import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { templateQueries } from '../../../data/templates';
import { paths } from '../../../domain/paths';
import { specialKindId } from '../../../domain/template-access';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { LinkButton } from '../../../ui/link-button';
import { CardList } from './card-list';
import { GalleryFilters } from './gallery-filters';
import { galleryQuery, isNarrowed, readGalleryParams, writeGalleryParams, type GalleryParams } from './gallery.params';
import { KindBar } from './kind-bar';

/** The console gallery (TPL-02): search, kinds, filters and twenty cards a page, all of it in the address. `kind` is given by a category's own page. */
export function Gallery({ kind }: { readonly kind?: number | undefined }) {
  const { t } = useTranslation('templates');
  const [search, setSearch] = useSearchParams();
  const read = readGalleryParams(search);
  const params: GalleryParams = kind === undefined ? read : { ...read, kind };
  const favorites = params.kind === specialKindId;
  const list = useQuery({
    ...templateQueries.list(galleryQuery(params)),
    enabled: !favorites,
    placeholderData: keepPreviousData,
  });
  const mine = useQuery({
    ...templateQueries.favorites(params.page),
    enabled: favorites,
    placeholderData: keepPreviousData,
  });
  const change = (next: GalleryParams) => {
    // Letters added to a word are one step back, not one each.
    const replace = next.keyword !== params.keyword && next.keyword !== '' && params.keyword !== '';
    setSearch(writeGalleryParams(kind === undefined ? next : { ...next, kind: undefined }), {
      replace,
      preventScrollReset: true,
    });
  };
  const goToPage = useCallback(
    (page: number, replace: boolean) => {
      setSearch((before) => writeGalleryParams({ ...readGalleryParams(before), page }), { replace });
    },
    [setSearch],
  );
  const clear = () => {
    change({ ...params, keyword: '', free: false, mine: false, runOn: undefined, language: undefined, page: 1 });
  };
  return (
    <>
      {!favorites && <GalleryFilters params={params} onChange={change} />}
      <KindBar params={params} own={kind !== undefined} />
      <CardList
        key={favorites ? 'favorites' : 'all'}
        list={favorites ? mine : list}
        page={params.page}
        onPage={goToPage}
        empty={
          favorites ? (
            <Empty
              drawing="list"
              title={t(($) => $.gallery.noFavorites)}
              action={<LinkButton to={paths.templates}>{t(($) => $.gallery.allTemplates)}</LinkButton>}
            >
              {t(($) => $.gallery.noFavoritesHint)}
            </Empty>
          ) : (
            <Empty
              drawing="search"
              title={t(($) => $.gallery.noMatch)}
              action={
                isNarrowed(params) ? <Button onClick={clear}>{t(($) => $.gallery.clearFilters)}</Button> : undefined
              }
            >
              {t(($) => $.gallery.noMatchHint)}
            </Empty>
          )
        }
      />
    </>
  );
}
