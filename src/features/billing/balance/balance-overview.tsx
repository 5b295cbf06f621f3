import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { retryAfterOf } from '../../../api/errors';
import { BalanceItemType } from '../../../contract/enums.gen';
import { accountQueries } from '../../../data/account';
import { quiet, stalenessOf } from '../../../data/polling';
import { slowlyPolled, type BalancePrice } from '../../../data/usage';
import { useKeptError } from '../../../data/use-kept-error';
import { centsBelow, centsOf } from '../../../domain/money';
import { paths } from '../../../domain/paths';
import { useFormats } from '../../../i18n/format';
import { readBalanceVisit, type BalanceVisit } from '../../../shared/start/balance-visit';
import { ErrorState } from '../../../ui/error-state';
import { LinkButton } from '../../../ui/link-button';
import { Section } from '../../../ui/section';
import { SkeletonLines } from '../../../ui/skeleton';
import { StaleNotice } from '../../../ui/stale-notice';
import { BalanceReason, neededFor } from './balance-reason';
import { CreditPacks } from './credit-packs';
import { useBoughtWords } from './use-bought-words';
import styles from './balance.module.css';

/** The prices to reckon with: rows by the price of the template whose start led here, else by that of the account's own. */
function pricesOn(
  prices: readonly BalancePrice[] | undefined,
  visit: BalanceVisit | undefined,
): readonly BalancePrice[] | undefined {
  if (prices === undefined || visit === undefined || !('cost' in visit)) return prices;
  const pricePerThousand = visit.cost.price;
  return [
    { type: BalanceItemType.Template, pricePerThousand, templateName: null },
    ...prices.filter(({ type }) => type !== BalanceItemType.Template),
  ];
}

/** The balance, rounded down, what it still buys, and the packs that top it up; why one is here where a start led here (BILL-06, I18N-04, START-14). */
export function BalanceOverview() {
  const { t } = useTranslation('usage');
  const { t: shell } = useTranslation('shell');
  const { cents } = useFormats();
  const boughtWords = useBoughtWords();
  const visit = readBalanceVisit(useLocation().state);
  const balance = useQuery({ ...accountQueries.balance(), ...slowlyPolled, ...quiet });
  const { data, dataUpdatedAt, refetch } = balance;
  const error = useKeptError(balance);
  const staleness = stalenessOf({ data, error, dataUpdatedAt });
  const total = data === undefined ? undefined : centsBelow(data.totalBalance);
  const needed = visit === undefined ? undefined : neededFor(visit);
  const missing = needed === undefined || total === undefined ? undefined : centsOf(needed) - total;
  const prices = pricesOn(data?.prices, visit);
  const ways = data === undefined ? [] : boughtWords(Math.max(0, data.totalBalance), prices ?? []);
  return (
    <div className={styles['page']}>
      {visit && <BalanceReason visit={visit} balance={data?.totalBalance} />}
      {staleness && <StaleNotice {...staleness} onRetry={() => void refetch()} />}
      <Section
        card
        title={t(($) => $.now.title)}
        actions={<LinkButton to={paths.creditUsage}>{shell(($) => $.pages.creditUsage)}</LinkButton>}
      >
        {data === undefined && error !== null ? (
          <ErrorState
            inline
            title={t(($) => $.now.failed)}
            onRetry={() => void refetch()}
            retrying={balance.isFetching}
            retryIn={retryAfterOf(error)}
          >
            {t(($) => $.now.failedHint)}
          </ErrorState>
        ) : total === undefined ? (
          <SkeletonLines lines={2} />
        ) : (
          <>
            <p className={styles['sum']}>{cents(total)}</p>
            {total <= 0 ? (
              <p className={styles['quiet']}>{t(($) => $.now.empty)}</p>
            ) : (
              ways.length > 0 && (
                <div className={styles['ways']}>
                  <p>{t(($) => $.now.buys)}</p>
                  <ul className={styles['inline']}>
                    {ways.map(({ type, text }) => (
                      <li key={type}>{text}</li>
                    ))}
                  </ul>
                </div>
              )
            )}
          </>
        )}
      </Section>
      <CreditPacks
        prices={prices}
        missing={missing === undefined || missing <= 0 ? undefined : missing}
        back={visit?.back}
      />
    </div>
  );
}
