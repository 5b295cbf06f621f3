import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadDayjsLocale } from './format';
import { isLanguage } from './languages';
import { isShown, loadPseudo, spokenLanguage, type ShownLanguage } from './pseudo-language';

/** Loads the texts of one namespace of one language. */
export type TextFiles = Readonly<Record<string, () => Promise<Record<string, unknown>>>>;

/** What the first screen of any page may say. What only a demo or only one kind of page says is added when it is wanted. */
const files: TextFiles = import.meta.glob<Record<string, unknown>>(
  ['../../locales/*/*.json', '!../../locales/*/{demo,site,articles*}.json'],
  { import: 'default' },
);

/** The files of every namespace that has been wanted so far. */
let known: TextFiles = files;

/** The texts of some files in one language, by namespace; the build puts those of the start into one chunk. Rejects when one cannot be fetched. */
async function loadTexts(language: ShownLanguage, from: TextFiles): Promise<Record<string, Record<string, unknown>>> {
  const wanted = Object.entries(from).filter(([path]) => path.includes(`/${spokenLanguage(language)}/`));
  const loaded = await Promise.all(
    wanted.map(async ([path, load]) => [path.replace(/^.*\/([\w-]+)\.json$/, '$1'), await load()] as const),
  );
  const texts = Object.fromEntries(loaded);
  // Written anew here, once: what is put into a text later, another one of ours or a value, is as it should be already.
  return isLanguage(language) || !loadPseudo ? texts : (await loadPseudo()).pseudoTexts(texts);
}

/** Every known namespace of one language, those that became known meanwhile included. */
async function loadKnown(language: ShownLanguage): Promise<Record<string, Record<string, unknown>>> {
  for (;;) {
    const asked = known;
    const resources = await loadTexts(language, asked);
    if (asked === known) return resources;
  }
}

const shown = (): ShownLanguage => (isShown(i18next.language) ? i18next.language : 'en-US');

/** Starts i18next in one language and gives the instance; only that language's texts are fetched. */
export async function startLanguages(language: ShownLanguage): Promise<i18n> {
  const [resources] = await Promise.all([loadKnown(language), loadDayjsLocale(language)]);
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

/** Puts texts beside those that are there. */
function keep(language: ShownLanguage, resources: Readonly<Record<string, Record<string, unknown>>>): void {
  for (const [namespace, texts] of Object.entries(resources))
    i18next.addResourceBundle(language, namespace, texts, true, true);
}

/** Adds files of another namespace: fetched in the language on screen, and from now on in every other that is chosen. Rejects when one cannot be fetched. */
export async function addTexts(more: TextFiles): Promise<void> {
  if (Object.keys(more).some((path) => !(path in known))) known = { ...known, ...more };
  for (;;) {
    const language = shown();
    keep(language, await loadTexts(language, more));
    // Whoever chose another language meanwhile gets the texts in that.
    if (language === shown()) return;
  }
}

/** Changes the language without a reload: fetches its texts once, then switches i18next, dayjs and the html element (I18N-01). */
export async function switchLanguage(language: ShownLanguage): Promise<void> {
  const [resources] = await Promise.all([loadKnown(language), loadDayjsLocale(language)]);
  keep(language, resources);
  await i18next.changeLanguage(language);
}
