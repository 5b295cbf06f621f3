import { useTranslation } from '#src/i18n/use-translation';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { prefetch } from '#src/data/query-client';
import { templateQueries } from '#src/data/templates';
import { specialKindId } from '#src/domain/template-access';
import { Gallery } from '#src/features/templates/gallery/gallery';
import { galleryQuery, readGalleryParams } from '#src/features/templates/gallery/gallery.params';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';

export function loader({ request }: LoaderFunctionArgs): null {
  const params = readGalleryParams(new URL(request.url).searchParams);
  prefetch(templateQueries.kinds());
  if (params.mine) prefetch(templateQueries.privateTemplates(params.page, params.size));
  else if (params.kind === specialKindId) prefetch(templateQueries.favorites(params.page, params.size));
  else prefetch(templateQueries.list(galleryQuery(params)));
  return null;
}

/** TPL-02 */
export default function TemplateGalleryPage() {
  const { t } = useTranslation('templates');
  const title = t(($) => $.pages.templates, { ns: 'shell' });
  return (
    <>
      <PageTitle name={title} />
      <PageHeader title={title} description={t(($) => $.gallery.description)} />
      <Gallery place="console" />
    </>
  );
}
