import { ProviderReturn } from '#src/features/session/provider-return';

/** Return address of a sign-in provider (ENUM-54). */
export default function ProviderReturnPage() {
  return <ProviderReturn />;
}
