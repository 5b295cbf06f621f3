import i18next, { type DefaultNamespace, type FlatNamespace, type TFunction } from 'i18next';
import { createContext, createElement, use, type ReactNode } from 'react';
import { useTranslation as useI18next, type UseTranslationResponse } from 'react-i18next';

interface Translation<Name extends FlatNamespace> extends Pick<UseTranslationResponse<Name, undefined>, 'i18n'> {
  readonly t: TFunction<Name>;
}

const TranslationContext = createContext<unknown>(undefined);

export function TranslationProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useI18next();
  return createElement(TranslationContext, { value: t }, children);
}

/** A text that needs no interpolation; undefined if i18next must resolve it. */
function plainText(namespace: string, selector: (texts: never) => unknown): string | undefined {
  if (i18next.options.postProcess) return undefined;
  try {
    const text = selector(i18next.store.data[i18next.language]?.[namespace] as never);
    return typeof text === 'string' && !text.includes('{{') && !text.includes('$t(') ? text : undefined;
  } catch {
    return undefined;
  }
}

const translators = new Map<string, unknown>();

function translatorOf<Name extends FlatNamespace>(namespace: Name, language: string): TFunction<Name> {
  const key = `${language} ${namespace}`;
  let translator = translators.get(key);
  if (translator === undefined) {
    const translate = i18next.getFixedT(null, namespace) as (...of: unknown[]) => string;
    translator = (...of: unknown[]) =>
      (of.length === 1 && typeof of[0] === 'function'
        ? plainText(namespace, of[0] as (texts: never) => unknown)
        : undefined) ?? translate(...of);
    translators.set(key, translator);
  }
  return translator as TFunction<Name>;
}

/** `t` uses the language at the time of the call: a toast or a dialog may outlive its render. */
export function useTranslation<Name extends FlatNamespace = DefaultNamespace>(namespace?: Name): Translation<Name> {
  const name = namespace ?? ('ui' as Name);
  use(TranslationContext);
  return { t: translatorOf(name, i18next.language), i18n: i18next };
}
