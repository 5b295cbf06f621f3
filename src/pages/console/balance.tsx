import { BalanceReason } from '../../shared/start/balance-reason';
import { ComingPage } from '../coming-page';

/** /console/balance: why a start led here, where one did (START-14), and the balance. */
export default function BalancePage() {
  return (
    <>
      <BalanceReason />
      <ComingPage name="balance" />
    </>
  );
}
