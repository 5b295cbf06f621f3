import { useTranslation } from '#src/i18n/use-translation';
import { billingQueries } from '#src/data/billing';
import { purchaseQueries } from '#src/data/purchases';
import { prefetch } from '#src/data/query-client';
import { PaymentSettings } from '#src/features/billing/methods/payment-settings';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';

export function loader(): null {
  prefetch(purchaseQueries.methods());
  prefetch(purchaseQueries.subscription());
  prefetch(billingQueries.information());
  return null;
}

/** BILL-05 */
export default function PaymentSettingsPage() {
  const { t } = useTranslation('payments');
  const { t: shell } = useTranslation('shell');
  const title = shell(($) => $.pages.paymentSettings);
  return (
    <>
      <PageTitle name={title} />
      <PageHeader title={title} description={t(($) => $.settings.text)} />
      <PaymentSettings />
    </>
  );
}
