import type { TypeOptions } from 'i18next';
import { useTranslation } from './use-translation';
import type { PageNamespace } from './page-texts';

/** The texts that a page brought along, as its file holds them: for pages whose sections and articles are found in it. The page's loader has fetched them. */
export function usePageTexts<Name extends PageNamespace>(namespace: Name): TypeOptions['resources'][Name] {
  const { i18n } = useTranslation(namespace);
  // i18next knows no types of whole files; they are those of the English one, which the check holds the others against.
  return i18n.getResourceBundle(i18n.language, namespace) as TypeOptions['resources'][Name];
}
