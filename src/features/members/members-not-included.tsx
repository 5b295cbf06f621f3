import { useTranslation } from '#src/i18n/use-translation';
import { AccountLevel } from '#src/contract/enums.gen';
import { useAccountQuery } from '#src/data/account';
import { can, levelOf } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { Empty } from '#src/ui/empty';
import { LinkButton } from '#src/ui/link-button';

export function MembersNotIncluded() {
  const { t } = useTranslation('members');
  const planName = usePlanName();
  const { data: account } = useAccountQuery();
  const ended = account?.isLevelExpired === true && can(levelOf(account), 'haveMembers');
  return (
    <Empty
      drawing="lock"
      title={ended ? t(($) => $.notIncluded.endedTitle) : t(($) => $.notIncluded.title)}
      action={
        <LinkButton variant="primary" to={ended ? paths.planSubscription : paths.pricing}>
          {ended ? t(($) => $.notIncluded.renew) : t(($) => $.go.plans, { ns: 'shell' })}
        </LinkButton>
      }
    >
      {ended
        ? t(($) => $.notIncluded.endedText)
        : t(($) => $.notIncluded.text, {
            first: planName(AccountLevel.Enterprise),
            second: planName(AccountLevel.EnterprisePlus),
          })}
    </Empty>
  );
}
