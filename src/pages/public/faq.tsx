import { Faq } from '#src/features/articles/faq/faq';
import { loadPageTexts } from '#src/i18n/page-texts';

export async function loader(): Promise<null> {
  await loadPageTexts('articles');
  return null;
}

/** PUB-16 */
export default function FaqPage() {
  return <Faq />;
}
