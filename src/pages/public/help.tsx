import { HelpCenter } from '#src/features/articles/help/help-center';
import { loadPageTexts } from '#src/i18n/page-texts';

/** Fetches the texts of the page while its code comes. */
export async function loader(): Promise<null> {
  await loadPageTexts('articles');
  return null;
}

/** /help: topics, and what was found for `?q=` (PUB-16). */
export default function HelpPage() {
  return <HelpCenter />;
}
