import { useTranslation } from '#src/i18n/use-translation';
import { promotionQueries } from '#src/data/promotions';
import { prefetch } from '#src/data/query-client';
import { Trial } from '#src/features/billing/trial/trial';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';

export function loader(): null {
  prefetch(promotionQueries.canTrial());
  return null;
}

/** BILL-07 */
export default function TrialPage() {
  const { t } = useTranslation('plans');
  const { t: shell } = useTranslation('shell');
  const title = shell(($) => $.pages.trial);
  return (
    <>
      <PageTitle name={title} />
      <PageHeader title={title} description={t(($) => $.trial.text)} />
      <Trial />
    </>
  );
}
