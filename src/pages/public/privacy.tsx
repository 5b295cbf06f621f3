import { LegalPage } from '#src/features/articles/legal-page';
import { loadPageTexts } from '#src/i18n/page-texts';

export async function loader(): Promise<null> {
  await Promise.all([loadPageTexts('articles'), loadPageTexts('articlesLegal')]);
  return null;
}

/** /privacy-policy (PUB-06). */
export default function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
