import { useAccount } from '#src/data/account';
import { useSignedIn } from '#src/data/session';
import { accountCan } from '#src/domain/account-levels';

/** Whether whoever reads is shown what things cost: a visitor and every account but a sub-member, whose plan is the administrator's affair (HDR-02). */
export function useOpenPrices(): boolean {
  const signedIn = useSignedIn();
  const { data: account, isError } = useAccount();
  if (!signedIn || isError) return true;
  return account !== undefined && accountCan(account, 'seePricingLink');
}
