import { useTranslation } from 'react-i18next';
import { promotionQueries } from '../../data/promotions';
import { prefetch } from '../../data/query-client';
import { Trial } from '../../features/billing/trial/trial';
import { PageHeader } from '../../ui/page-header';
import { PageTitle } from '../../ui/page-title';

/** Begins to ask whether a trial is offered while the page's code comes. */
export function loader(): null {
  prefetch(promotionQueries.canTrial());
  return null;
}

/** /console/trial: whether a trial can be had, how it runs, and what follows (BILL-07). */
export default function TrialPage() {
  const { t } = useTranslation('keeping');
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
