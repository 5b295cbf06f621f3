import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { useLocation } from 'react-router-dom';
import { BalanceItemType } from '#src/contract/enums.gen';
import { accountQueries } from '#src/data/account';
import { quietOptions } from '#src/data/polling';
import { slowPollingOptions, type BalancePrice } from '#src/data/usage';
import { useRegion } from '#src/shared/region/use-region';
import { centsRoundedDown, centsOf } from '#src/domain/money';
import { paths } from '#src/domain/paths';
import { readBalanceVisit, type BalanceVisit } from '#src/shared/prompts/balance-visit';
import { LinkButton } from '#src/ui/link-button';
import { Region } from '#src/ui/region';
import { SkeletonLines } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { StaleNotice } from '#src/ui/stale-notice';
import { BalanceReason, neededDollars } from './balance-reason';
import { CreditPacks } from './credit-packs';
import { BalanceSum } from './balance-sum';

/** At the price of the template whose start led here, otherwise the account's own. */
function pricesForVisit(
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

export function BalanceOverview() {
  const { t } = useTranslation('usage');
  const { t: shell } = useTranslation('shell');
  const visit = readBalanceVisit(useLocation().state);
  const state = useRegion(useQuery({ ...accountQueries.balance(), ...slowPollingOptions, ...quietOptions }));
  const { data, staleness, onRetry } = state;
  const total = data === undefined ? undefined : centsRoundedDown(data.totalBalance);
  const needed = visit === undefined ? undefined : neededDollars(visit);
  const missing = needed === undefined || total === undefined ? undefined : centsOf(needed) - total;
  const prices = pricesForVisit(data?.prices, visit);
  return (
    <Stack gap={6}>
      {visit && <BalanceReason visit={visit} balance={data?.totalBalance} />}
      {staleness && <StaleNotice {...staleness} onRetry={onRetry} />}
      <Region
        title={t(($) => $.now.title)}
        actions={<LinkButton to={paths.creditUsage}>{shell(($) => $.pages.creditUsage)}</LinkButton>}
        state={state}
        errorTitle={t(($) => $.now.failed)}
        errorHint={t(($) => $.now.failedHint)}
        skeleton={<SkeletonLines lines={2} />}
      >
        {({ totalBalance }) => <BalanceSum dollars={totalBalance} prices={prices} />}
      </Region>
      <CreditPacks
        prices={prices}
        missing={missing === undefined || missing <= 0 ? undefined : missing}
        back={visit?.back}
      />
    </Stack>
  );
}
