import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { HelpArticle } from '#src/features/articles/help/help-article';
import { helpArticleOf } from '#src/features/articles/help/topics';
import { loadPageTexts } from '#src/i18n/page-texts';

/** Fetches the texts of the page while its code comes; an address without an article gets the page that says so. */
export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  // oxlint-disable-next-line typescript/only-throw-error -- how the router is told of an address without a page
  if (!helpArticleOf(params['slug'])) throw new Response(null, { status: 404 });
  await loadPageTexts('articles');
  return null;
}

/** /help/{slug}: one article of the help center (PUB-16). */
export default function HelpArticlePage() {
  const found = helpArticleOf(useParams()['slug']);
  return found && <HelpArticle slug={found.slug} topic={found.topic} />;
}
