import { Referral } from '#src/features/site/referral';

/** PUB-10 */
export default function ReferralPage() {
  return <Referral />;
}
