import { ProviderReturn } from '#src/features/session/provider-return';

/** ENUM-54 */
export default function ProviderReturnPage() {
  return <ProviderReturn />;
}
