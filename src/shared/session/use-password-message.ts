import { useTranslation } from '#src/i18n/use-translation';
import { passwordError } from '#src/domain/password-strength';
import type { Message } from '#src/ui/message';

export function usePasswordMessage(): (password: string, names?: readonly string[]) => Message<string> | undefined {
  const { t } = useTranslation('session');
  return (password, names) => {
    if (password === '') return () => t(($) => $.newPassword.required);
    const passwordErrorCode = passwordError(password, names);
    return passwordErrorCode === undefined ? undefined : () => t(($) => $.newPassword.faults[passwordErrorCode]);
  };
}
