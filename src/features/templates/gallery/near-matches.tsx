import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { RichText } from '#src/i18n/rich-text';
import { Link } from 'react-router-dom';
import { TemplateSort } from '#src/contract/enums.gen';
import { templateQueries } from '#src/data/templates';
import { suggestedSearch, nearTemplates } from './near-templates';
import { galleryQuery, readGalleryParams, writeGalleryParams, type GalleryParams } from './gallery.params';
import { galleryPaths, type GalleryPlace } from './place';
import { Shelf } from './shelf';
import styles from './gallery.module.css';

const MAX_MATCHES = 8;
const noFilters = readGalleryParams(new URLSearchParams());

/** First without filters, then similar words, then the same kind or the most used (PUB-01). */
export function NearMatches({ params, place }: { readonly params: GalleryParams; readonly place: GalleryPlace }) {
  const { t } = useTranslation('templates');
  const { keyword } = params;
  const wordsOnly: GalleryParams = { ...noFilters, keyword };
  const kindOnly: GalleryParams = { ...noFilters, kind: params.kind, sort: TemplateSort.Sum };
  const unfiltered = useQuery({ ...templateQueries.list(galleryQuery(wordsOnly)), enabled: keyword !== '' });
  const hasWords = keyword !== '' && (unfiltered.data?.total ?? 0) > 0;
  const searched = keyword === '' || unfiltered.isFetched;
  const candidates = useQuery({ ...templateQueries.mostUsed(), enabled: keyword !== '' && searched && !hasWords });
  const near = nearTemplates(keyword, candidates.data?.items ?? [], MAX_MATCHES);
  const others = useQuery({
    ...templateQueries.list(galleryQuery(kindOnly)),
    enabled: searched && !hasWords && near.length === 0 && !candidates.isFetching,
  });
  const addresses = galleryPaths[place];
  const address = (next: GalleryParams) => `${addresses.gallery}?${writeGalleryParams(next).toString()}`;
  if (hasWords)
    return (
      <Shelf
        title={t(($) => $.near.unfiltered, { count: unfiltered.data?.total ?? 0 })}
        templates={unfiltered.data?.items.slice(0, MAX_MATCHES)}
        place={place}
        keyword={keyword}
        rows="all"
        allPath={address(wordsOnly)}
      />
    );
  if (near.length > 0) {
    const suggestion = suggestedSearch(keyword, near);
    return (
      <>
        {suggestion !== undefined && (
          <p className={styles.suggestion}>
            <RichText
              text={t(($) => $.near.meant, { words: suggestion })}
              tags={{
                link: (words) => (
                  <Link to={address({ ...wordsOnly, keyword: suggestion })} preventScrollReset>
                    {words}
                  </Link>
                ),
              }}
            />
          </p>
        )}
        <Shelf
          title={t(($) => $.near.close)}
          templates={near.map((entry) => entry.template)}
          place={place}
          keyword={suggestion}
          rows="all"
        />
      </>
    );
  }
  if (others.data)
    return (
      <Shelf
        title={params.kind === undefined ? t(($) => $.near.mostUsed) : t(($) => $.near.sameKind)}
        templates={others.data.items.slice(0, MAX_MATCHES)}
        place={place}
        rows="all"
      />
    );
  return null;
}
