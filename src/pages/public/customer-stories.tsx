import { CustomerStories } from '#src/features/site/customers/customer-stories';

/** /customer-stories: what customers do with the product (PUB-08). */
export default function CustomerStoriesPage() {
  return <CustomerStories />;
}
