import { ProviderReturn } from '#src/features/session/provider-return';

/** Where the window of a provider leads back to (ENUM-54). */
export default function ProviderReturnPage() {
  return <ProviderReturn />;
}
