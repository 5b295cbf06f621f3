import { useParams } from 'react-router-dom';
import { prefetch } from '#src/data/query-client';
import { templateQueries } from '#src/data/templates';
import { CategoryView } from '#src/features/templates/gallery/category';

export function loader(): null {
  prefetch(templateQueries.kinds());
  return null;
}

/** TPL-17, TPL-42 */
export default function TemplateCategoryPage() {
  const { slug = '' } = useParams();
  return <CategoryView place="console" slug={slug} />;
}
