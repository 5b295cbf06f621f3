import { Referral } from '#src/features/site/referral';

/** /referral (PUB-10). */
export default function ReferralPage() {
  return <Referral />;
}
