import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { useUpdateLanguage } from '#src/data/account';
import { refetchAll } from '#src/data/refetch-all';
import { useSignedIn } from '#src/data/session';
import { switchLanguage } from '#src/i18n/init';
import { storeLanguage } from '#src/state/preferences';
import { useToasts } from '#src/ui/toast';

/** Refetches everything: the server's texts depend on the language (I18N-01). */
export function useChangeLanguage(): (language: InterfaceLanguage) => Promise<void> {
  const { t } = useTranslation('shell');
  const cache = useQueryClient();
  const signedIn = useSignedIn();
  const update = useUpdateLanguage();
  const { error, warning } = useToasts();
  return async (language) => {
    try {
      await switchLanguage(language);
    } catch {
      error(() => t(($) => $.language.notLoaded), { key: 'language' });
      return;
    }
    storeLanguage(language);
    refetchAll(cache);
    if (!signedIn) return;
    await update
      .mutateAsync({ body: { language } })
      .catch(() => warning(() => t(($) => $.language.onlyHere), { key: 'language' }));
  };
}
