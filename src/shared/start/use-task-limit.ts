import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { useTryFetchAccount } from '#src/data/account';
import { levelAbove, levelOf, promptFor } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { leaveConfirmed } from '../prompts/leave-confirmed';
import { usePrompts } from '../prompts/use-prompts';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { useChoose } from '#src/ui/use-choose';

/** ERR-06, ERR-07, ROLE-08 */
export function useShowTaskLimit(): (tasks: {
  readonly quantity: number;
  readonly limit: number;
  readonly keepsEntries?: boolean;
}) => Promise<void> {
  const { t } = useTranslation('templateForm');
  const formats = useFormats();
  const navigate = useNavigate();
  const choose = useChoose();
  const planName = usePlanName();
  const fetchAccount = useTryFetchAccount();
  const { upgradePrompt } = usePrompts();
  return async ({ quantity, limit, keepsEntries = false }) => {
    const account = await fetchAccount();
    const level = levelOf(account);
    // The prompt itself checks for a trial.
    const prompt = promptFor(level, false);
    const title = () => t(($) => $.limitReached, { ns: 'tasks' });
    const reasons = () => [
      t(($) => $.save.limitBody, {
        quantity: formats.number(quantity),
        limit: formats.number(limit),
        plan: planName(level),
      }),
      ...(keepsEntries ? [t(($) => $.save.limitKept)] : []),
    ];
    if (prompt !== 'contact') {
      await upgradePrompt({
        title,
        reason: () => formats.sentences(reasons()),
        requiredLevel: levelAbove(level),
        prompt: account?.isLevelExpired === true ? prompt : undefined,
      });
      return;
    }
    const choice = await choose(() => ({
      variant: 'confirm',
      title: title(),
      body: formats.sentences([...reasons(), t(($) => $.save.limitContact)]),
      confirmLabel: t(($) => $.form.viewTaskList),
      alternativeLabel: t(($) => $.pages.contact, { ns: 'shell' }),
    }));
    if (choice !== 'cancel')
      await navigate(choice === 'confirm' ? paths.templateTaskList : paths.contactSupport, { state: leaveConfirmed });
  };
}
