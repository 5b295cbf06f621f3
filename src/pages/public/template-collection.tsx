import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { prefetchPublic } from '#src/data/query-client';
import { templateQueries } from '#src/data/templates';
import { CollectionView } from '#src/features/templates/gallery/collection';
import { readGalleryParams } from '#src/features/templates/gallery/gallery.params';

export function loader({ request, params }: LoaderFunctionArgs): null {
  const slug = params['slug'] ?? '';
  const { page, size } = readGalleryParams(new URL(request.url).searchParams);
  prefetchPublic(templateQueries.collection(slug));
  prefetchPublic(templateQueries.collectionTemplates(slug, page, size));
  return null;
}

/** TPL-08 */
export default function PublicTemplateCollectionPage() {
  const { slug = '' } = useParams();
  return <CollectionView place="public" slug={slug} />;
}
