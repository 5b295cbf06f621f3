import { HelpCenter } from '#src/features/articles/help/help-center';
import { loadPageTexts } from '#src/i18n/page-texts';

export async function loader(): Promise<null> {
  await loadPageTexts('articles');
  return null;
}

/** /help (PUB-16). */
export default function HelpPage() {
  return <HelpCenter />;
}
