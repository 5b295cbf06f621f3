import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { InterfaceLanguage } from '../contract/enums.gen';
import { loadDayjsLocale } from './format';

const files = import.meta.glob<Record<string, unknown>>(['../../locales/*/*.json', '!../../locales/*/demo.json'], {
  import: 'default',
});
/** What only a demo says: a live build has none of it, and a demo fetches it when it is asked for. */
const demoFiles =
  import.meta.env.VITE_API_MODE === 'mock'
    ? import.meta.glob<Record<string, unknown>>('../../locales/*/demo.json', { import: 'default' })
    : {};
let demoWanted = false;

/** Every namespace of one language; the build puts them into one chunk. Rejects when the chunk cannot be fetched. */
async function loadResources(language: InterfaceLanguage): Promise<Record<string, Record<string, unknown>>> {
  const all = demoWanted ? { ...files, ...demoFiles } : files;
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

/** Fetches what only a demo says, in the language on screen and from now on in every other that is chosen. */
export async function loadDemoTexts(): Promise<void> {
  demoWanted = true;
  const { language } = i18next;
  const load = demoFiles[`../../locales/${language}/demo.json`];
  if (load) i18next.addResourceBundle(language, 'demo', await load(), true, true);
}

/** Changes the language without a reload: fetches its texts once, then switches i18next, dayjs and the html element (I18N-01). */
export async function switchLanguage(language: InterfaceLanguage): Promise<void> {
  const [resources] = await Promise.all([loadResources(language), loadDayjsLocale(language)]);
  for (const [namespace, texts] of Object.entries(resources)) {
    i18next.addResourceBundle(language, namespace, texts, true, true);
  }
  await i18next.changeLanguage(language);
}
