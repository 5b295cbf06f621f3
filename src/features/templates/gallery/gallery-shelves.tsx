import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { TemplateSort } from '#src/contract/enums.gen';
import { templateQueries } from '#src/data/templates';
import { useSignedIn } from '#src/data/session';
import { galleryQuery, readGalleryParams, writeGalleryParams } from './gallery.params';
import { galleryPaths, type GalleryPlace } from './place';
import { Shelf } from './shelf';

const latest = { ...readGalleryParams(new URLSearchParams()), sort: TemplateSort.Time };

export function GalleryShelves({ place }: { readonly place: GalleryPlace }) {
  const { t } = useTranslation('templates');
  const signedIn = useSignedIn();
  const recommended = useQuery(templateQueries.recommended());
  const updated = useQuery(templateQueries.list(galleryQuery(latest)));
  const recommendedSlugs = recommended.isPending ? undefined : (recommended.data?.items.map(({ slug }) => slug) ?? []);
  const isNew = ({ slug }: { readonly slug: string }) => recommendedSlugs?.includes(slug) === false;
  return (
    <>
      {!(recommended.isError && !recommended.data) && (
        <Shelf
          title={signedIn ? t(($) => $.gallery.recommendedForYou) : t(($) => $.gallery.recommended)}
          templates={recommended.data?.items}
          place={place}
        />
      )}
      {!(updated.isError && !updated.data) && (
        <Shelf
          title={t(($) => $.gallery.recentlyUpdated)}
          templates={recommendedSlugs && updated.data?.items.filter(isNew).slice(0, 5)}
          place={place}
          allPath={`${galleryPaths[place].gallery}?${writeGalleryParams(latest).toString()}`}
        />
      )}
    </>
  );
}
