import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { accountQueries, useAccountQuery } from '#src/data/account';
import { quietOptions } from '#src/data/polling';
import { slowPollingOptions } from '#src/data/usage';
import { useRegion } from '#src/shared/region/use-region';
import { accountCan } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { LinkButton } from '#src/ui/link-button';
import { Region } from '#src/ui/region';
import { Bone, SkeletonLines } from '#src/ui/skeleton';
import { BalanceSum } from './balance-sum';

export function BalanceCard() {
  const { t } = useTranslation('usage');
  const { t: prompts } = useTranslation('prompts');
  const { data: account, isPending } = useAccountQuery();
  const state = useRegion(useQuery({ ...accountQueries.balance(), ...slowPollingOptions, ...quietOptions }));
  return (
    <Region
      title={t(($) => $.now.title)}
      actions={
        isPending ? (
          <Bone width="112px" height={28} />
        ) : (
          accountCan(account, 'pay') && (
            <LinkButton size="small" to={paths.balance}>
              {prompts(($) => $.topUp.confirm)}
            </LinkButton>
          )
        )
      }
      state={state}
      errorTitle={t(($) => $.now.failed)}
      skeleton={<SkeletonLines lines={6} />}
    >
      {({ totalBalance, prices }) => <BalanceSum dollars={totalBalance} prices={prices} />}
    </Region>
  );
}
