import { BlogList } from '#src/features/articles/blog/blog-list';
import { loadPageTexts } from '#src/i18n/page-texts';

export async function loader(): Promise<null> {
  await Promise.all([loadPageTexts('articles'), loadPageTexts('articlesBlog')]);
  return null;
}

/** PUB-14 */
export default function BlogPage() {
  return <BlogList />;
}
