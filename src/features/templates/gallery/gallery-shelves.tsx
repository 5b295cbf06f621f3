import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { TemplateSort } from '#src/contract/enums.gen';
import { templateQueries } from '#src/data/templates';
import { useSignedIn } from '#src/data/session';
import { galleryQuery, readGalleryParams, writeGalleryParams } from './gallery.params';
import { galleryPaths, type GalleryPlace } from './place';
import { Shelf } from './shelf';
import { ROW_OF_CARDS, withoutRepeats } from './without-repeats';

const front = readGalleryParams(new URLSearchParams());
const latest = { ...front, sort: TemplateSort.Time };

export function GalleryShelves({ place }: { readonly place: GalleryPlace }) {
  const { t } = useTranslation('templates');
  const signedIn = useSignedIn();
  const list = useQuery(templateQueries.list(galleryQuery(front)));
  // The list's first row may have a whole row of them.
  const recommended = useQuery(templateQueries.recommended(2 * ROW_OF_CARDS));
  const updated = useQuery(templateQueries.list(galleryQuery(latest)));
  const [recommendedRow = [], updatedRow = []] = withoutRepeats(list.data?.items ?? [], [
    recommended.data?.items ?? [],
    updated.data?.items ?? [],
  ]);
  const waits = list.isPending || recommended.isPending;
  return (
    <>
      {!(recommended.isError && !recommended.data) && (
        <Shelf
          title={signedIn ? t(($) => $.gallery.recommendedForYou) : t(($) => $.gallery.recommended)}
          templates={waits ? undefined : recommendedRow}
          place={place}
        />
      )}
      {!(updated.isError && !updated.data) && (
        <Shelf
          title={t(($) => $.gallery.recentlyUpdated)}
          templates={waits || updated.isPending ? undefined : updatedRow}
          place={place}
          allPath={`${galleryPaths[place].gallery}?${writeGalleryParams(latest).toString()}`}
        />
      )}
    </>
  );
}
