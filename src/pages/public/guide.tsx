import { Guide } from '#src/features/articles/guide/guide';
import { loadPageTexts } from '#src/i18n/page-texts';

export async function loader(): Promise<null> {
  await loadPageTexts('articles');
  return null;
}

/** PUB-16 */
export default function GuidePage() {
  return <Guide />;
}
