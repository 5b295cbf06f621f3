import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { BlogPost } from '#src/features/articles/blog/blog-post';
import { postOf } from '#src/features/articles/blog/posts';
import { loadPageTexts } from '#src/i18n/page-texts';

/** Fetches the texts of the page while its code comes; an address without a post gets the page that says so. */
export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  // oxlint-disable-next-line typescript/only-throw-error -- how the router is told of an address without a page
  if (!postOf(params['slug'])) throw new Response(null, { status: 404 });
  await Promise.all([loadPageTexts('articles'), loadPageTexts('articlesBlog')]);
  return null;
}

/** /blog/{slug}: one post (PUB-14). */
export default function BlogPostPage() {
  const post = postOf(useParams()['slug']);
  return post && <BlogPost post={post} />;
}
