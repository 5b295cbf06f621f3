import { LegalPage } from '#src/features/articles/legal-page';
import { loadPageTexts } from '#src/i18n/page-texts';

/** Fetches the texts of the page while its code comes. */
export async function loader(): Promise<null> {
  await Promise.all([loadPageTexts('articles'), loadPageTexts('articlesLegal')]);
  return null;
}

/** /data-processing-agreement: for those who process personal data with the product (PUB-07). */
export default function DataProcessingPage() {
  return <LegalPage name="dpa" />;
}
