import { useTranslation } from 'react-i18next';
import type { InterfaceLanguage } from '../contract/enums.gen';
import { isLanguage } from './languages';

/** The language the interface is shown in now; a component that reads it renders again when it changes. */
export function useLanguage(): InterfaceLanguage {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : 'en-US';
}
