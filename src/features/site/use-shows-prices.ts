import { useAccountQuery } from '#src/data/account';
import { useSignedIn } from '#src/data/session';
import { accountCan } from '#src/domain/account-levels';

/** Hides prices from sub-members, whose administrator manages the plan (HDR-02). */
export function useShowsPrices(): boolean {
  const signedIn = useSignedIn();
  const { data: account, isError } = useAccountQuery();
  if (!signedIn || isError) return true;
  return account !== undefined && accountCan(account, 'seePricingLink');
}
