import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { HelpArticle } from '#src/features/articles/help/help-article';
import { helpArticleOf } from '#src/features/articles/help/topics';
import { loadEnglishTexts, loadPageTexts } from '#src/i18n/page-texts';

/** Throws a 404 for an unknown slug. */
export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  // oxlint-disable-next-line typescript/only-throw-error -- React Router renders a thrown Response as the error page
  if (!helpArticleOf(params['slug'])) throw new Response(null, { status: 404 });
  await Promise.all([loadPageTexts('articles'), loadEnglishTexts('articlesHelp')]);
  return null;
}

/** PUB-16 */
export default function HelpArticlePage() {
  const found = helpArticleOf(useParams()['slug']);
  return found && <HelpArticle slug={found.slug} topic={found.topic} />;
}
