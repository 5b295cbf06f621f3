import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { templateQueries } from '#src/data/templates';
import { ErrorState } from '#src/ui/error-state';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';
import { CardListSkeleton } from './card-list';
import { AllTemplatesLink, UnknownKind } from './empty-lists';
import { Gallery } from './gallery';
import { readGalleryParams } from './gallery.params';
import { KindBar } from './kind-bar';
import { galleryPaths, type GalleryPlace } from './place';
import styles from './gallery.module.css';

export function CategoryView({ place, slug }: { readonly place: GalleryPlace; readonly slug: string }) {
  const { t } = useTranslation('templates');
  const kinds = useQuery(templateQueries.kinds());
  const kind = kinds.data?.items.find((entry) => entry.slug === slug);
  const unknown = kinds.data !== undefined && kind === undefined;
  const title = kind?.kindName ?? t(($) => $.gallery.kinds);
  const failed = kinds.isError && kinds.data === undefined;
  const root =
    place === 'public'
      ? t(($) => $.pages.publicTemplates, { ns: 'shell' })
      : t(($) => $.pages.templates, { ns: 'shell' });
  const all = <AllTemplatesLink place={place} />;
  return (
    <>
      <PageTitle name={title} />
      <PageHeader
        title={title}
        crumbs={[{ label: root, to: galleryPaths[place].gallery }, { label: title }]}
        {...(kind?.templateCount === undefined
          ? {}
          : { description: t(($) => $.gallery.kindDescription, { count: kind.templateCount }) })}
      />
      {kind && <Gallery key={kind.kindId} place={place} kind={kind.kindId} />}
      {unknown && (
        <>
          <KindBar place={place} params={{ ...readGalleryParams(new URLSearchParams()), kind: -1 }} isCategoryPage />
          <UnknownKind place={place} />
        </>
      )}
      {failed && (
        <ErrorState
          title={t(($) => $.gallery.kindsFailed)}
          onRetry={() => void kinds.refetch()}
          retrying={kinds.isRefetching}
          retryIn={retryAfterOf(kinds.error)}
          action={all}
        >
          {t(($) => $.gallery.collectionFailedHint)}
        </ErrorState>
      )}
      {kinds.isPending && (
        <div className={styles.gallery}>
          <div className={styles.withKinds}>
            <KindBar place={place} params={readGalleryParams(new URLSearchParams())} isCategoryPage />
            <div className={styles.templates}>
              <CardListSkeleton />
            </div>
          </div>
        </div>
      )}
    </>
  );
}
