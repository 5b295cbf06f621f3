import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { templateQueries } from '../../../data/templates';
import { Empty } from '../../../ui/empty';
import { CardList } from './card-list';
import { readGalleryParams } from './gallery.params';

/** The templates of a collection, twenty a page; the page stands in the address (TPL-01). */
export function CollectionTemplates({ slug }: { readonly slug: string }) {
  const { t } = useTranslation('templates');
  const [search, setSearch] = useSearchParams();
  const { page } = readGalleryParams(search);
  const list = useQuery({ ...templateQueries.collectionTemplates(slug, page), placeholderData: keepPreviousData });
  const goToPage = useCallback(
    (next: number, replace: boolean) => {
      setSearch(next === 1 ? {} : { page: String(next) }, { replace });
    },
    [setSearch],
  );
  return (
    <CardList
      list={list}
      page={page}
      onPage={goToPage}
      empty={
        <Empty drawing="list" title={t(($) => $.gallery.emptyCollection)}>
          {t(($) => $.gallery.emptyCollectionHint)}
        </Empty>
      }
    />
  );
}
