import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadDayjsLocale } from './format';
import { isLanguage } from './languages';
import { isShownLanguage, loadPseudo, baseLanguage, type ShownLanguage } from './pseudo-language';

export type TextFiles = Readonly<Record<string, () => Promise<Record<string, unknown>>>>;

const files: TextFiles = import.meta.glob<Record<string, unknown>>(
  ['../../locales/*/*.json', '!../../locales/*/{demo,site,articles*}.json'],
  { import: 'default' },
);

let knownFiles: TextFiles = files;

/** The build puts the texts of the start into one chunk. */
async function loadTexts(language: ShownLanguage, from: TextFiles): Promise<Record<string, Record<string, unknown>>> {
  const languageFiles = Object.entries(from).filter(([path]) => path.includes(`/${baseLanguage(language)}/`));
  const loaded = await Promise.all(
    languageFiles.map(async ([path, load]) => [path.replace(/^.*\/([\w-]+)\.json$/, '$1'), await load()] as const),
  );
  const texts = Object.fromEntries(loaded);
  // Only here: texts interpolated later are already accented.
  return isLanguage(language) || !loadPseudo ? texts : (await loadPseudo()).pseudoTexts(texts);
}

async function loadKnown(language: ShownLanguage): Promise<Record<string, Record<string, unknown>>> {
  for (;;) {
    const requestedFiles = knownFiles;
    const resources = await loadTexts(language, requestedFiles);
    if (requestedFiles === knownFiles) return resources;
  }
}

const shown = (): ShownLanguage => (isShownLanguage(i18next.language) ? i18next.language : 'en-US');

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

function addResources(language: ShownLanguage, resources: Readonly<Record<string, Record<string, unknown>>>): void {
  for (const [namespace, texts] of Object.entries(resources))
    i18next.addResourceBundle(language, namespace, texts, true, true);
}

/** Adds a namespace for the current language and all later ones. */
export async function addTexts(more: TextFiles): Promise<void> {
  if (Object.keys(more).some((path) => !(path in knownFiles))) knownFiles = { ...knownFiles, ...more };
  for (;;) {
    const language = shown();
    addResources(language, await loadTexts(language, more));
    if (language === shown()) return;
  }
}

export async function switchLanguage(language: ShownLanguage): Promise<void> {
  const [resources] = await Promise.all([loadKnown(language), loadDayjsLocale(language)]);
  addResources(language, resources);
  await i18next.changeLanguage(language);
}
