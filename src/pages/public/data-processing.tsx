import { LegalPage } from '#src/features/articles/legal-page';
import { loadPageTexts } from '#src/i18n/page-texts';

export async function loader(): Promise<null> {
  await Promise.all([loadPageTexts('articles'), loadPageTexts('articlesLegal')]);
  return null;
}

/** /data-processing-agreement (PUB-07). */
export default function DataProcessingPage() {
  return <LegalPage name="dpa" />;
}
