import { LegalPage } from '#src/features/articles/legal-page';
import { loadPageTexts } from '#src/i18n/page-texts';

/** Fetches the texts of the page while its code comes. */
export async function loader(): Promise<null> {
  await Promise.all([loadPageTexts('articles'), loadPageTexts('articlesLegal')]);
  return null;
}

/** /privacy-policy: which data is kept, why and for how long (PUB-06). */
export default function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
