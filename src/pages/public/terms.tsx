import { LegalPage } from '#src/features/articles/legal-page';
import { loadPageTexts } from '#src/i18n/page-texts';

export async function loader(): Promise<null> {
  await Promise.all([loadPageTexts('articles'), loadPageTexts('articlesLegal')]);
  return null;
}

/** /terms-and-conditions (PUB-05). */
export default function TermsPage() {
  return <LegalPage name="terms" />;
}
