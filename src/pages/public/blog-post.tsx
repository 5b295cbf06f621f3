import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { BlogPost } from '#src/features/articles/blog/blog-post';
import { postOf } from '#src/features/articles/blog/posts';
import { loadPageTexts } from '#src/i18n/page-texts';

/** Throws a 404 for an unknown slug. */
export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  // oxlint-disable-next-line typescript/only-throw-error -- React Router renders a thrown Response as the error page
  if (!postOf(params['slug'])) throw new Response(null, { status: 404 });
  await Promise.all([loadPageTexts('articles'), loadPageTexts('articlesBlog')]);
  return null;
}

/** PUB-14 */
export default function BlogPostPage() {
  const post = postOf(useParams()['slug']);
  return post && <BlogPost post={post} />;
}
