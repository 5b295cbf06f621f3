import { useTranslation } from '#src/i18n/use-translation';
import { PaymentResultPage as Result } from '#src/features/billing/checkout/payment-result';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';

/** /console/purchase/result (BILL-09). */
export default function PaymentResultPage() {
  const { t } = useTranslation('payments');
  const title = t(($) => $.result.title);
  return (
    <>
      <PageTitle name={title} />
      <PageHeader title={title} />
      <Result />
    </>
  );
}
