import { BlogList } from '#src/features/articles/blog/blog-list';
import { loadPageTexts } from '#src/i18n/page-texts';

/** Fetches the texts of the page while its code comes. */
export async function loader(): Promise<null> {
  await Promise.all([loadPageTexts('articles'), loadPageTexts('articlesBlog')]);
  return null;
}

/** /blog: the list of posts, by topic with `?topic=` (PUB-14). */
export default function BlogPage() {
  return <BlogList />;
}
