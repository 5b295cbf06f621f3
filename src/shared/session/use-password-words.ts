import { useTranslation } from '#src/i18n/use-translation';
import { passwordFault } from '#src/domain/password-strength';
import type { Words } from '#src/ui/words';

/** The function returns undefined for a good password. */
export function usePasswordWords(): (password: string, names?: readonly string[]) => Words<string> | undefined {
  const { t } = useTranslation('session');
  return (password, names) => {
    if (password === '') return () => t(($) => $.newPassword.required);
    const fault = passwordFault(password, names);
    return fault === undefined ? undefined : () => t(($) => $.newPassword.faults[fault]);
  };
}
