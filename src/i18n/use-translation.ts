import i18next, { type DefaultNamespace, type FlatNamespace, type TFunction } from 'i18next';
import { useTranslation as useI18next, type UseTranslationResponse } from 'react-i18next';

interface Translation<Name extends FlatNamespace> extends Pick<UseTranslationResponse<Name, undefined>, 'i18n'> {
  readonly t: TFunction<Name>;
}

const translators = new Map<string, unknown>();

function translatorOf<Name extends FlatNamespace>(namespace: Name, language: string): TFunction<Name> {
  const key = `${language} ${namespace}`;
  const known = translators.get(key) ?? i18next.getFixedT(null, namespace);
  translators.set(key, known);
  return known as TFunction<Name>;
}

/** `t` uses the language at the time of the call: a toast or a dialog may outlive its render. */
export function useTranslation<Name extends FlatNamespace = DefaultNamespace>(namespace?: Name): Translation<Name> {
  const name = namespace ?? ('ui' as Name);
  const { i18n } = useI18next(name);
  return { t: translatorOf(name, i18n.language), i18n };
}
