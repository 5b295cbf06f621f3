import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { prefetch } from '../../data/query-client';
import { templateQueries } from '../../data/templates';
import { paths } from '../../domain/paths';
import { CardsToCome } from '../../features/templates/gallery/card-list';
import { Gallery } from '../../features/templates/gallery/gallery';
import { readGalleryParams } from '../../features/templates/gallery/gallery.params';
import { KindBar } from '../../features/templates/gallery/kind-bar';
import { Empty } from '../../ui/empty';
import { ErrorState } from '../../ui/error-state';
import { LinkButton } from '../../ui/link-button';
import { PageHeader } from '../../ui/page-header';
import { PageTitle } from '../../ui/page-title';

export function loader(): null {
  prefetch(templateQueries.kinds());
  return null;
}

/** The templates of one category, by its slug (TPL-42). */
export default function TemplateCategoryPage() {
  const { t } = useTranslation('templates');
  const { slug = '' } = useParams();
  const kinds = useQuery(templateQueries.kinds());
  const kind = kinds.data?.items.find((entry) => entry.slug === slug);
  const unknown = kinds.data !== undefined && kind === undefined;
  const title = kind?.kindName ?? t(($) => $.gallery.kinds);
  const failed = kinds.isError && kinds.data === undefined;
  return (
    <>
      <PageTitle name={title} />
      <PageHeader
        title={title}
        crumbs={[{ label: t(($) => $.gallery.title), to: paths.templates }, { label: title }]}
        {...(kind?.templateCount === undefined
          ? {}
          : { description: t(($) => $.gallery.kindDescription, { count: kind.templateCount }) })}
      />
      {kind && <Gallery key={kind.kindId} kind={kind.kindId} />}
      {unknown && (
        <>
          <KindBar params={{ ...readGalleryParams(new URLSearchParams()), kind: -1 }} own />
          <Empty
            drawing="search"
            title={t(($) => $.gallery.unknownKind)}
            action={<LinkButton to={paths.templates}>{t(($) => $.gallery.allTemplates)}</LinkButton>}
          >
            {t(($) => $.gallery.unknownKindHint)}
          </Empty>
        </>
      )}
      {failed && (
        <ErrorState
          title={t(($) => $.gallery.kindsFailed)}
          onRetry={() => void kinds.refetch()}
          retrying={kinds.isRefetching}
          action={<LinkButton to={paths.templates}>{t(($) => $.gallery.allTemplates)}</LinkButton>}
        >
          {t(($) => $.gallery.collectionFailedHint)}
        </ErrorState>
      )}
      {kinds.isPending && <CardsToCome />}
    </>
  );
}
