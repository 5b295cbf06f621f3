import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { prefetchPublic } from '#src/data/query-client';
import { templateQueries } from '#src/data/templates';
import { PublicTemplate } from '#src/features/templates/detail/public-template';

export function loader({ params }: LoaderFunctionArgs): null {
  prefetchPublic(templateQueries.bySlug(params['slug'] ?? ''));
  return null;
}

/** TPL-05, ROLE-03 */
export default function PublicTemplatePage() {
  const { slug = '' } = useParams();
  return <PublicTemplate key={slug} slug={slug} />;
}
