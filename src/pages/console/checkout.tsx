import { useTranslation } from '#src/i18n/use-translation';
import { Checkout } from '#src/features/billing/checkout/checkout';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';

/** /console/purchase (BILL-09). */
export default function CheckoutPage() {
  const { t } = useTranslation('payments');
  const title = t(($) => $.checkout.title);
  return (
    <>
      <PageTitle name={title} />
      <PageHeader title={title} description={t(($) => $.checkout.text)} />
      <Checkout />
    </>
  );
}
