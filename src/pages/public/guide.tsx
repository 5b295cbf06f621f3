import { Guide } from '#src/features/articles/guide/guide';
import { loadPageTexts } from '#src/i18n/page-texts';

/** Fetches the texts of the page while its code comes. */
export async function loader(): Promise<null> {
  await loadPageTexts('articles');
  return null;
}

/** /guide: the first rows in six steps (PUB-16). */
export default function GuidePage() {
  return <Guide />;
}
