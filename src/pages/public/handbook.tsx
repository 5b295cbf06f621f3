import { Handbook } from '#src/features/articles/handbook';
import { loadPageTexts } from '#src/i18n/page-texts';

/** Fetches the texts of the page while its code comes. */
export async function loader(): Promise<null> {
  await Promise.all([loadPageTexts('articles'), loadPageTexts('articlesHandbook')]);
  return null;
}

/** /handbook: every part of the product, chapter by chapter (PUB-17, PUB-18). */
export default function HandbookPage() {
  return <Handbook />;
}
