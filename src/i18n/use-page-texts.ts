import type { TypeOptions } from 'i18next';
import { useTranslation } from './use-translation';
import type { PageNamespace } from './page-texts';

/** For pages whose sections come from the texts; the page's loader must have fetched them. */
export function usePageTexts<Name extends PageNamespace>(namespace: Name): TypeOptions['resources'][Name] {
  const { i18n } = useTranslation(namespace);
  return i18n.getResourceBundle(i18n.language, namespace) as TypeOptions['resources'][Name];
}
