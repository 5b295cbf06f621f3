import { useParams } from 'react-router-dom';
import { prefetchPublic } from '#src/data/query-client';
import { templateQueries } from '#src/data/templates';
import { CategoryView } from '#src/features/templates/gallery/category';

export function loader(): null {
  prefetchPublic(templateQueries.kinds());
  return null;
}

/** TPL-07 */
export default function PublicTemplateCategoryPage() {
  const { slug = '' } = useParams();
  return <CategoryView place="public" slug={slug} />;
}
