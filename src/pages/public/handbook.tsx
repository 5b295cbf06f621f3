import { Handbook } from '#src/features/articles/handbook';
import { loadPageTexts } from '#src/i18n/page-texts';

export async function loader(): Promise<null> {
  await Promise.all([loadPageTexts('articles'), loadPageTexts('articlesHandbook')]);
  return null;
}

/** PUB-17, PUB-18 */
export default function HandbookPage() {
  return <Handbook />;
}
