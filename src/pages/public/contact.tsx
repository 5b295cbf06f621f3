import { Contact } from '#src/features/articles/contact/contact';
import { loadPageTexts } from '#src/i18n/page-texts';

export async function loader(): Promise<null> {
  await loadPageTexts('articles');
  return null;
}

/** HDR-07, PUB-16 */
export default function ContactPage() {
  return <Contact />;
}
