import { useTranslation } from '#src/i18n/use-translation';
import { passwordFault } from '#src/domain/password-strength';
import type { Words } from '#src/ui/words';

/**
 * Says what is wrong with a new password before it is sent: nothing typed, or what the server would refuse; undefined when it is good
 * enough. `names` are the account's e-mail and user name.
 */
export function usePasswordWords(): (password: string, names?: readonly string[]) => Words<string> | undefined {
  const { t } = useTranslation('session');
  return (password, names) => {
    if (password === '') return () => t(($) => $.newPassword.required);
    const fault = passwordFault(password, names);
    return fault === undefined ? undefined : () => t(($) => $.newPassword.faults[fault]);
  };
}
