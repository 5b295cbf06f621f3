import { useTranslation } from './use-translation';
import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { isShownLanguage, baseLanguage, type ShownLanguage } from './pseudo-language';

export function useShownLanguage(): ShownLanguage {
  const { i18n } = useTranslation();
  return isShownLanguage(i18n.language) ? i18n.language : 'en-US';
}

export function useLanguage(): InterfaceLanguage {
  return baseLanguage(useShownLanguage());
}
