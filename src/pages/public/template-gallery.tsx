import { useTranslation } from '#src/i18n/use-translation';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { prefetchPublic } from '#src/data/query-client';
import { templateQueries } from '#src/data/templates';
import { specialKindId } from '#src/domain/template-access';
import { ClientOffer } from '#src/features/templates/gallery/client-offer';
import { Gallery } from '#src/features/templates/gallery/gallery';
import { galleryQuery, readGalleryParams } from '#src/features/templates/gallery/gallery.params';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';

export function loader({ request }: LoaderFunctionArgs): null {
  const params = readGalleryParams(new URL(request.url).searchParams);
  prefetchPublic(templateQueries.kinds());
  // The page itself loads an account's lists, since it knows the session.
  if (!params.mine && params.kind !== specialKindId) prefetchPublic(templateQueries.list(galleryQuery(params)));
  return null;
}

/** PUB-01 */
export default function PublicTemplateGalleryPage() {
  const { t } = useTranslation('templates');
  const title = t(($) => $.pages.publicTemplates, { ns: 'shell' });
  return (
    <>
      <PageTitle name={title} />
      <PageHeader title={title} description={t(($) => $.gallery.publicDescription)} />
      <Gallery place="public" />
      <ClientOffer />
    </>
  );
}
