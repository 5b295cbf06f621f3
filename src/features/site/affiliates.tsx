import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { GoodsCollectionKey } from '#src/contract/enums.gen';
import { purchaseQueries } from '#src/data/purchases';
import { paths } from '#src/domain/paths';
import { centsOf, percentOf } from '#src/domain/money';
import { useFormats } from '#src/i18n/format';
import { ErrorState } from '#src/ui/error-state';
import { LinkButton } from '#src/ui/link-button';
import { SkeletonLines } from '#src/ui/skeleton';
import { Art } from './art';
import { facts } from './facts';
import { yearlyPlans } from './landing/plan-teaser';
import { Closing, PageSection, Questions, SitePage, Steps } from './site-page';
import styles from './site.module.css';
import { useShowsPrices } from './use-shows-prices';
import { WideTable } from './wide-table';

const steps = ['apply', 'link', 'paid'] as const;
const terms = ['share', 'days', 'payout', 'refund', 'honest'] as const;
const questions = ['who', 'difference', 'track', 'end'] as const;

export function Affiliates() {
  const { t } = useTranslation('site');
  const { number, percent, money } = useFormats();
  const showsPrices = useShowsPrices();
  const values = {
    percent: percent(facts.commission),
    days: number(facts.affiliateDays),
    sum: money(facts.payoutFrom, { maximumFractionDigits: 0 }),
  };
  const join = (
    <LinkButton variant="primary" size="large" to={paths.contactSupport}>
      {t(($) => $.affiliates.join)}
    </LinkButton>
  );
  return (
    <SitePage
      title={t(($) => $.affiliates.title)}
      lead={t(($) => $.affiliates.lead, values)}
      actions={join}
      picture={<Art name="partners" />}
    >
      {showsPrices && (
        <PageSection title={t(($) => $.affiliates.table.title)} text={t(($) => $.affiliates.table.text, values)}>
          <Commissions />
        </PageSection>
      )}
      <PageSection title={t(($) => $.affiliates.how)}>
        <Steps
          items={steps.map((key) => ({
            key,
            title: t(($) => $.affiliates.steps[key].title),
            text: t(($) => $.affiliates.steps[key].text, values),
          }))}
        />
      </PageSection>
      <PageSection title={t(($) => $.affiliates.termsTitle)}>
        <ul className={styles.list}>
          {terms.map((key) => (
            <li key={key}>{t(($) => $.affiliates.terms[key], values)}</li>
          ))}
        </ul>
      </PageSection>
      <PageSection title={t(($) => $.questions)}>
        <Questions
          items={questions.map((key) => ({
            key,
            q: t(($) => $.affiliates.questions[key].q),
            a: t(($) => $.affiliates.questions[key].a, values),
          }))}
        />
      </PageSection>
      <Closing title={t(($) => $.affiliates.closing.title)} text={t(($) => $.affiliates.closing.text)}>
        {join}
      </Closing>
    </SitePage>
  );
}

function Commissions() {
  const { t } = useTranslation('site');
  const { cents, percent } = useFormats();
  const { data, error, isError, isFetching, refetch } = useQuery(purchaseQueries.goods(GoodsCollectionKey.Plans));
  if (data === undefined)
    return isError ? (
      <ErrorState
        inline
        title={t(($) => $.pricesFailed)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        retryIn={retryAfterOf(error)}
      />
    ) : (
      <SkeletonLines lines={4} />
    );
  return (
    <WideTable
      short
      label={t(($) => $.affiliates.table.title)}
      headers={(['plan', 'price', 'share', 'yours'] as const).map((key) => ({
        key,
        text: t(($) => $.affiliates.table[key]),
      }))}
      rows={yearlyPlans(data.items).map(({ code, name, price }) => ({
        key: code,
        name,
        cells: [
          cents(centsOf(price), { trimZeros: true }),
          percent(facts.commission),
          cents(percentOf(centsOf(price), facts.commission * 100)),
        ],
      }))}
    />
  );
}
