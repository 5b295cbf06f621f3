import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { UserConfigType } from '#src/contract/enums.gen';
import { useAccountPreference } from '#src/data/user-configs';
import { localStore, readJson, writeJson } from '#src/lib/storage';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useToasts } from '#src/ui/toast';
import type { TaskScope } from './list.params';
import { isListView, defaultView, type ListView } from './list-view';

const keyOf = (scope: TaskScope): string => `tasks.${scope}`;

/** The account stores it (API-107, ENUM-36); this browser's last view applies until it loads. */
export function useListView(scope: TaskScope): readonly [ListView, (view: ListView) => void] {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const sayFailure = useCallback(
    (error: unknown) => {
      toasts.warning(() => t(($) => $.list.viewNotKept), { key: 'list-view', detail: () => errorMessage(error) });
    },
    [toasts, t, errorMessage],
  );
  const key = keyOf(scope);
  const [stored, store] = useAccountPreference(UserConfigType.Columns, key, isListView, sayFailure);
  useEffect(() => {
    if (stored !== undefined) writeJson(localStore, key, stored);
  }, [stored, key]);
  const last = useMemo(() => readJson(localStore, key, isListView) ?? defaultView, [key]);
  return [stored ?? last, store];
}
