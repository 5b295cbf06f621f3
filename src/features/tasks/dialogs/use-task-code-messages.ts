import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { CodeMessages } from '#src/shared/errors/use-error-message';

export function useTaskCodeMessages(): CodeMessages {
  const { t } = useTranslation('tasks');
  return useMemo(
    () => ({
      NotFound: () => t(($) => $.result.reasons.gone),
      NotOwner: () => t(($) => $.result.reasons.notOwner),
      Running: () => t(($) => $.result.reasons.running),
    }),
    [t],
  );
}
