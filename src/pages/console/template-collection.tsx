import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { prefetch } from '#src/data/query-client';
import { templateQueries } from '#src/data/templates';
import { CollectionView } from '#src/features/templates/gallery/collection';
import { readGalleryParams } from '#src/features/templates/gallery/gallery.params';

export function loader({ request, params }: LoaderFunctionArgs): null {
  const slug = params['slug'] ?? '';
  const { page, size } = readGalleryParams(new URL(request.url).searchParams);
  prefetch(templateQueries.collection(slug));
  prefetch(templateQueries.collectionTemplates(slug, page, size));
  return null;
}

/** TPL-01, TPL-16 */
export default function TemplateCollectionPage() {
  const { slug = '' } = useParams();
  return <CollectionView place="console" slug={slug} />;
}
