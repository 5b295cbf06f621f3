import { useCallback, useEffect } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { UserConfigType } from '#src/contract/enums.gen';
import { useAccountPreference } from '#src/data/user-configs';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { isDensity, useDensity, type Density } from '#src/state/preferences';
import { useToasts } from '#src/ui/toast';

const KEY = 'console';

/** The account stores it (API-107, ENUM-36); this browser's last density applies until it loads. */
export function useDensityChoice(): readonly [Density, (density: Density) => void] {
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const [last, setLast] = useDensity();
  const sayFailure = useCallback(
    (error: unknown) => {
      toasts.warning(() => t(($) => $.density.notSaved), { key: 'density', detail: () => errorMessage(error) });
    },
    [toasts, t, errorMessage],
  );
  const [stored, store] = useAccountPreference(UserConfigType.Density, KEY, isDensity, sayFailure);
  useEffect(() => {
    if (stored !== undefined) setLast(stored);
  }, [stored, setLast]);
  return [stored ?? last, store];
}
