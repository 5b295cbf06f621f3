import { HelpCenter } from '#src/features/articles/help/help-center';
import { loadEnglishTexts, loadPageTexts } from '#src/i18n/page-texts';

export async function loader(): Promise<null> {
  await Promise.all([loadPageTexts('articles'), loadEnglishTexts('articlesHelp')]);
  return null;
}

/** PUB-16 */
export default function HelpPage() {
  return <HelpCenter />;
}
