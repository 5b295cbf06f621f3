import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { prefetchForAnyone } from '#src/data/query-client';
import { templateQueries } from '#src/data/templates';
import { PublicTemplate } from '#src/features/templates/detail/public-template';

/** Begins to fetch the template, for visitors too, while the page's code comes. */
export function loader({ params }: LoaderFunctionArgs): null {
  prefetchForAnyone(templateQueries.bySlug(params['slug'] ?? ''));
  return null;
}

/** /template/{slug}: read about a template (TPL-05, ROLE-03). */
export default function PublicTemplatePage() {
  const { slug = '' } = useParams();
  return <PublicTemplate key={slug} slug={slug} />;
}
