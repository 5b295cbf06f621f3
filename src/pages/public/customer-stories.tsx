import { CustomerStories } from '#src/features/site/customers/customer-stories';
import { loadPageTexts } from '#src/i18n/page-texts';

export async function loader(): Promise<null> {
  await loadPageTexts('siteStories');
  return null;
}

/** PUB-08 */
export default function CustomerStoriesPage() {
  return <CustomerStories />;
}
