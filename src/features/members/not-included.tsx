import { useTranslation } from 'react-i18next';
import { AccountLevel } from '../../contract/enums.gen';
import { useAccount } from '../../data/account';
import { can, levelOf } from '../../domain/account-levels';
import { paths } from '../../domain/paths';
import { usePlanName } from '../../shared/session/use-plan-name';
import { Empty } from '../../ui/empty';
import { LinkButton } from '../../ui/link-button';

/** In place of the members where the plan has none, or where one that has them is not paid any more: the way to a plan (MEM-02). */
export function NotIncluded() {
  const { t } = useTranslation('members');
  const planName = usePlanName();
  const { data: account } = useAccount();
  const ended = account?.isLevelExpired === true && can(levelOf(account), 'haveMembers');
  return (
    <Empty
      drawing="lock"
      title={ended ? t(($) => $.notIncluded.endedTitle) : t(($) => $.notIncluded.title)}
      action={
        <LinkButton kind="primary" to={ended ? paths.planSubscription : paths.pricing}>
          {ended ? t(($) => $.notIncluded.renew) : t(($) => $.notIncluded.plans)}
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
