import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useLocation } from 'react-router-dom';
import { templateQueries } from '#src/data/templates';
import { paths } from '#src/domain/paths';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { LinkButton } from '#src/ui/link-button';
import { RegionBoundary } from '#src/ui/region-boundary';
import type { GalleryParams } from './gallery.params';
import { galleryPaths, type GalleryPlace } from './place';

const NearMatches = lazy(async () => ({ default: (await import('./near-matches')).NearMatches }));

interface PlaceProps {
  readonly place: GalleryPlace;
}

export function AllTemplatesLink({ place }: PlaceProps) {
  const { t } = useTranslation('templates');
  return <LinkButton to={galleryPaths[place].gallery}>{t(($) => $.pages.templates, { ns: 'shell' })}</LinkButton>;
}

export function NoMatch({
  params,
  place,
  onClear,
}: PlaceProps & { readonly params: GalleryParams; readonly onClear: (() => void) | undefined }) {
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
        action={onClear && <Button onClick={onClear}>{t(($) => $.clearFilters, { ns: 'ui' })}</Button>}
      >
        {t(($) => $.gallery.noMatchHint)}
      </Empty>
      <RegionBoundary>
        <Suspense>
          <NearMatches params={params} place={place} />
        </Suspense>
      </RegionBoundary>
    </>
  );
}

export function UnknownKind({ place }: PlaceProps) {
  const { t } = useTranslation('templates');
  return (
    <Empty drawing="search" title={t(($) => $.gallery.unknownKind)} action={<AllTemplatesLink place={place} />}>
      {t(($) => $.gallery.unknownKindHint)}
    </Empty>
  );
}

export function EmptyKind({ place, kind }: PlaceProps & { readonly kind: number }) {
  const { t } = useTranslation('templates');
  const { data } = useQuery(templateQueries.kinds());
  if (data?.items.every(({ kindId }) => kindId !== kind)) return <UnknownKind place={place} />;
  return (
    <Empty drawing="list" title={t(($) => $.gallery.emptyKind)} action={<AllTemplatesLink place={place} />}>
      {t(($) => $.gallery.emptyKindHint)}
    </Empty>
  );
}

export function NoFavorites({ place }: PlaceProps) {
  const { t } = useTranslation('templates');
  return (
    <Empty drawing="list" title={t(($) => $.gallery.noFavorites)} action={<AllTemplatesLink place={place} />}>
      {t(($) => $.gallery.noFavoritesHint)}
    </Empty>
  );
}

export function NoPrivateTemplates({ place }: PlaceProps) {
  const { t } = useTranslation('templates');
  return (
    <Empty drawing="lock" title={t(($) => $.gallery.noPrivate)} action={<AllTemplatesLink place={place} />}>
      {t(($) => $.gallery.noPrivateHint)}
    </Empty>
  );
}

export function SignInForList() {
  const { t } = useTranslation('templates');
  const { pathname, search } = useLocation();
  return (
    <Empty
      drawing="lock"
      title={t(($) => $.gallery.signInForList)}
      action={
        <LinkButton variant="primary" to={paths.login(`${pathname}${search}`)}>
          {t(($) => $.signIn, { ns: 'shell' })}
        </LinkButton>
      }
    >
      {t(($) => $.gallery.signInForListHint)}
    </Empty>
  );
}
