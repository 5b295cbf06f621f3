import { useTranslation } from '#src/i18n/use-translation';
import { useLocation } from 'react-router-dom';
import { paths } from '#src/domain/paths';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { LinkButton } from '#src/ui/link-button';
import type { GalleryParams } from './gallery.params';
import { NearMatches } from './near-matches';
import { galleryPaths, type GalleryPlace } from './place';

interface Placed {
  readonly place: GalleryPlace;
}

/** The way to the whole gallery. */
export function AllTemplatesLink({ place }: Placed) {
  const { t } = useTranslation('templates');
  return <LinkButton to={galleryPaths[place].gallery}>{t(($) => $.gallery.allTemplates)}</LinkButton>;
}

/** Nothing fits: how to widen the search, and what comes close (PUB-01). */
export function NoMatch({
  params,
  place,
  onClear,
}: Placed & { readonly params: GalleryParams; readonly onClear: (() => void) | undefined }) {
  const { t } = useTranslation('templates');
  return (
    <>
      <Empty
        drawing="search"
        title={
          params.keyword === ''
            ? t(($) => $.gallery.noMatch)
            : t(($) => $.gallery.noMatchFor, { keyword: params.keyword })
        }
        action={onClear && <Button onClick={onClear}>{t(($) => $.gallery.clearFilters)}</Button>}
      >
        {t(($) => $.gallery.noMatchHint)}
      </Empty>
      <NearMatches params={params} place={place} />
    </>
  );
}

/** A category without templates: the other ones stand above. */
export function EmptyKind({ place }: Placed) {
  const { t } = useTranslation('templates');
  return (
    <Empty drawing="list" title={t(($) => $.gallery.emptyKind)} action={<AllTemplatesLink place={place} />}>
      {t(($) => $.gallery.emptyKindHint)}
    </Empty>
  );
}

/** No favourites yet (TPL-44). */
export function NoFavorites({ place }: Placed) {
  const { t } = useTranslation('templates');
  return (
    <Empty drawing="list" title={t(($) => $.gallery.noFavorites)} action={<AllTemplatesLink place={place} />}>
      {t(($) => $.gallery.noFavoritesHint)}
    </Empty>
  );
}

/** No private templates (TPL-45). */
export function NoPrivateTemplates({ place }: Placed) {
  const { t } = useTranslation('templates');
  return (
    <Empty drawing="lock" title={t(($) => $.gallery.noPrivate)} action={<AllTemplatesLink place={place} />}>
      {t(($) => $.gallery.noPrivateHint)}
    </Empty>
  );
}

/** A list of the account, asked for by a visitor (TPL-43): sign in and come back to it. */
export function SignInForList() {
  const { t } = useTranslation('templates');
  const { pathname, search } = useLocation();
  return (
    <Empty
      drawing="lock"
      title={t(($) => $.gallery.signInForList)}
      action={
        <LinkButton variant="primary" to={paths.login(`${pathname}${search}`)}>
          {t(($) => $.gallery.signIn)}
        </LinkButton>
      }
    >
      {t(($) => $.gallery.signInForListHint)}
    </Empty>
  );
}
