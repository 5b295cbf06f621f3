import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { statusOf } from '../../api/errors';
import { prefetch } from '../../data/query-client';
import { templateQueries } from '../../data/templates';
import { paths } from '../../domain/paths';
import { CardsToCome } from '../../features/templates/gallery/card-list';
import { CollectionTemplates } from '../../features/templates/gallery/collection';
import { readGalleryParams } from '../../features/templates/gallery/gallery.params';
import { useFormats } from '../../i18n/format';
import { Empty } from '../../ui/empty';
import { ErrorState } from '../../ui/error-state';
import { LinkButton } from '../../ui/link-button';
import { PageHeader } from '../../ui/page-header';
import { PageTitle } from '../../ui/page-title';
import { Tag } from '../../ui/status';

export function loader({ request, params }: LoaderFunctionArgs): null {
  const slug = params['slug'] ?? '';
  prefetch(templateQueries.collection(slug));
  prefetch(templateQueries.collectionTemplates(slug, readGalleryParams(new URL(request.url).searchParams).page));
  return null;
}

/** A template collection and its templates (TPL-01). */
export default function TemplateCollectionPage() {
  const { t } = useTranslation('templates');
  const formats = useFormats();
  const { slug = '' } = useParams();
  const { data: collection, error, isPending, refetch, isRefetching } = useQuery(templateQueries.collection(slug));
  const unknown = statusOf(error) === 404;
  const title = collection?.name ?? t(($) => $.gallery.collection);
  const all = <LinkButton to={paths.templates}>{t(($) => $.gallery.allTemplates)}</LinkButton>;
  return (
    <>
      <PageTitle name={title} />
      <PageHeader
        title={title}
        crumbs={[{ label: t(($) => $.gallery.title), to: paths.templates }, { label: title }]}
        {...(collection
          ? {
              description: (
                <>
                  {collection.description} {t(($) => $.gallery.updated, { date: formats.date(collection.updateDate) })}
                </>
              ),
              actions: <Tag kind="brand">{t(($) => $.card.collection, { count: collection.templateCount })}</Tag>,
            }
          : {})}
      />
      {collection && <CollectionTemplates key={slug} slug={slug} />}
      {isPending && <CardsToCome />}
      {collection === undefined && unknown && (
        <Empty drawing="search" title={t(($) => $.gallery.unknownCollection)} action={all}>
          {t(($) => $.gallery.unknownCollectionHint)}
        </Empty>
      )}
      {collection === undefined && error && !unknown && (
        <ErrorState
          title={t(($) => $.gallery.collectionFailed)}
          onRetry={() => void refetch()}
          retrying={isRefetching}
          action={all}
        >
          {t(($) => $.gallery.collectionFailedHint)}
        </ErrorState>
      )}
    </>
  );
}
