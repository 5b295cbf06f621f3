import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { InterfaceLanguage } from '../contract/enums.gen';
import { loadDayjsLocale } from './format';
import { isLanguage } from './languages';

/** What only a demo says is not among them: a live build has none of it. */
const files = import.meta.glob<Record<string, unknown>>(['../../locales/*/*.json', '!../../locales/*/demo.json'], {
  import: 'default',
});
/** Loads the texts of one namespace of one language. */
type Files = Readonly<Record<string, () => Promise<Record<string, unknown>>>>;
/** Files of namespaces that are not there from the start. */
let addedFiles: Files = {};

/** Every namespace of one language; the build puts them into one chunk. Rejects when the chunk cannot be fetched. */
async function loadResources(language: InterfaceLanguage): Promise<Record<string, Record<string, unknown>>> {
  const all = { ...files, ...addedFiles };
  const wanted = Object.entries(all).filter(([path]) => path.includes(`/${language}/`));
  const loaded = await Promise.all(
    wanted.map(async ([path, load]) => [path.replace(/^.*\/(\w+)\.json$/, '$1'), await load()] as const),
  );
  return Object.fromEntries(loaded);
}

/** Starts i18next in one language and gives the instance; only that language's texts are fetched. */
export async function startLanguages(language: InterfaceLanguage): Promise<i18n> {
  const [resources] = await Promise.all([loadResources(language), loadDayjsLocale(language)]);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(resources),
    defaultNS: 'ui',
    resources: { [language]: resources },
    enableSelector: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  return i18next;
}

/** Adds files of another namespace: fetched in the language on screen, and from now on in every other that is chosen. */
export async function addTexts(more: Files): Promise<void> {
  addedFiles = { ...addedFiles, ...more };
  await switchLanguage(isLanguage(i18next.language) ? i18next.language : 'en-US');
}

/** Changes the language without a reload: fetches its texts once, then switches i18next, dayjs and the html element (I18N-01). */
export async function switchLanguage(language: InterfaceLanguage): Promise<void> {
  const [resources] = await Promise.all([loadResources(language), loadDayjsLocale(language)]);
  for (const [namespace, texts] of Object.entries(resources)) {
    i18next.addResourceBundle(language, namespace, texts, true, true);
  }
  await i18next.changeLanguage(language);
}
