import { CustomerStories } from '#src/features/site/customers/customer-stories';

/** PUB-08 */
export default function CustomerStoriesPage() {
  return <CustomerStories />;
}
