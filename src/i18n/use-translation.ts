import i18next, { type DefaultNamespace, type FlatNamespace, type TFunction } from 'i18next';
import { useTranslation as useI18next, type UseTranslationResponse } from 'react-i18next';

interface Translation<Name extends FlatNamespace> extends Pick<UseTranslationResponse<Name, undefined>, 'i18n'> {
  readonly t: TFunction<Name>;
}

const made = new Map<string, unknown>();

/** A `t` that is tied to no language; another one for each, so that what is computed with it is computed anew. */
function translatorOf<Name extends FlatNamespace>(namespace: Name, language: string): TFunction<Name> {
  const key = `${language} ${namespace}`;
  const known = made.get(key) ?? i18next.getFixedT(null, namespace);
  made.set(key, known);
  return known as TFunction<Name>;
}

/**
 * The texts of a namespace, of `ui` when none is named; a component that reads them renders again when the language changes. Its `t` speaks
 * the language on screen when it is called: that of react-i18next speaks the one it was made in, and a toast, a question or a field's
 * message outlives the rendering it comes from.
 */
export function useTranslation<Name extends FlatNamespace = DefaultNamespace>(namespace?: Name): Translation<Name> {
  const name = namespace ?? ('ui' as Name);
  const { i18n } = useI18next(name);
  return { t: translatorOf(name, i18n.language), i18n };
}
