import { Faq } from '#src/features/articles/faq/faq';
import { loadPageTexts } from '#src/i18n/page-texts';

/** Fetches the texts of the page while its code comes. */
export async function loader(): Promise<null> {
  await loadPageTexts('articles');
  return null;
}

/** /help/faq: questions and answers (PUB-16). */
export default function FaqPage() {
  return <Faq />;
}
