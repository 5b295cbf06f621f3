import { Referral } from '#src/features/site/referral';

/** /referral: what a recommendation brings (PUB-10). */
export default function ReferralPage() {
  return <Referral />;
}
