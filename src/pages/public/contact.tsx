import { Contact } from '#src/features/articles/contact/contact';
import { loadPageTexts } from '#src/i18n/page-texts';

/** Fetches the texts of the page while its code comes. */
export async function loader(): Promise<null> {
  await loadPageTexts('articles');
  return null;
}

/** /help/contact: the way to people (HDR-07, PUB-16). */
export default function ContactPage() {
  return <Contact />;
}
