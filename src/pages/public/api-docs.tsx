import { useLoaderData } from 'react-router-dom';
import { ApiDocs } from '#src/features/articles/api/api-docs';
import { loadPageTexts } from '#src/i18n/page-texts';
import type { ContractDocument } from '#src/lib/api-reference/contract-node';

/** The contract is a separate chunk (decision 39). */
export async function loader(): Promise<ContractDocument> {
  const [{ default: contract }] = await Promise.all([import('virtual:contract'), loadPageTexts('articles')]);
  return contract;
}

/** PUB-16 */
export default function ApiDocsPage() {
  return <ApiDocs contract={useLoaderData<ContractDocument>()} />;
}
