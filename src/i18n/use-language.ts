import { useTranslation } from './use-translation';
import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { isShown, spokenLanguage, type ShownLanguage } from './pseudo-language';

/** The language the interface is shown in now, the made-up one of a demo and of the stories included. */
export function useShownLanguage(): ShownLanguage {
  const { i18n } = useTranslation();
  return isShown(i18n.language) ? i18n.language : 'en-US';
}

/** The language of the interface, in which numbers, dates and the server's texts are; a component that reads it renders again when it changes. */
export function useLanguage(): InterfaceLanguage {
  return spokenLanguage(useShownLanguage());
}
