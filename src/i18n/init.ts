import { consoleTexts, startTexts, templatesTexts } from 'virtual:texts';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatNumber } from './format';
import { isLanguage } from './languages';
import { isShownLanguage, loadPseudo, baseLanguage, type ShownLanguage } from './pseudo-language';

type Texts = Readonly<Record<string, Record<string, unknown>>>;

/** `<language>/<name>` to the texts by namespace. */
export type TextFiles = Readonly<Record<string, () => Promise<Texts>>>;

/** Takes what `import.meta.glob` returns for files of `locales`. */
export function textFiles(files: Readonly<Record<string, () => Promise<Record<string, unknown>>>>): TextFiles {
  const named = Object.entries(files).map(([path, load]) => {
    const [, name = '', namespace = ''] = /([\w-]+\/(\w+))\.json$/.exec(path) ?? [];
    return [name, async () => ({ [namespace]: await load() })] as const;
  });
  return Object.fromEntries(named);
}

let knownFiles: TextFiles = {};

async function loadTexts(language: ShownLanguage, from: TextFiles): Promise<Texts> {
  const files = Object.entries(from).filter(([path]) => path.startsWith(`${baseLanguage(language)}/`));
  const loaded = await Promise.all(files.map(([, load]) => load()));
  const texts = Object.fromEntries(loaded.flatMap((file) => Object.entries(file)));
  // Only here: texts interpolated later are already accented.
  return isLanguage(language) || !loadPseudo ? texts : (await loadPseudo()).pseudoTexts(texts);
}

async function loadKnown(language: ShownLanguage): Promise<Texts> {
  if (language === 'it-IT') await import('./italian-articles');
  for (;;) {
    const requestedFiles = knownFiles;
    const resources = await loadTexts(language, requestedFiles);
    if (requestedFiles === knownFiles) return resources;
  }
}

const shown = (): ShownLanguage => (isShownLanguage(i18next.language) ? i18next.language : 'en-US');

/** `files` are the texts to start with, beside those that pages have added already. */
export async function startLanguages(
  language: ShownLanguage,
  files: TextFiles = { ...startTexts, ...consoleTexts },
): Promise<i18n> {
  knownFiles = { ...files, ...knownFiles };
  const resources = await loadKnown(language);
  addedTexts.clear();
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(resources),
    defaultNS: 'ui',
    resources: { [language]: resources },
    enableSelector: true,
    interpolation: { escapeValue: false },
    // Texts of the console may arrive after the first page is drawn.
    react: { useSuspense: false, bindI18nStore: 'added' },
    returnNull: false,
  });
  // i18next would create one for each value.
  i18next.services.formatter?.add('number', formatNumber);
  return i18next;
}

const addedTexts = new Map<string, unknown>();

function addResources(language: ShownLanguage, resources: Texts): void {
  for (const [namespace, texts] of Object.entries(resources)) {
    const key = `${language}/${namespace}`;
    if (addedTexts.get(key) === texts) continue;
    addedTexts.set(key, texts);
    i18next.addResourceBundle(language, namespace, texts, true, true);
  }
}

/** Adds texts for the current and all later languages. Before the start it only notes them. */
export async function addTexts(more: TextFiles): Promise<void> {
  if (Object.keys(more).some((path) => !(path in knownFiles))) knownFiles = { ...knownFiles, ...more };
  if (!i18next.isInitialized) return;
  for (;;) {
    const language = shown();
    addResources(language, await loadTexts(language, more));
    if (language === shown()) return;
  }
}

export async function switchLanguage(language: ShownLanguage): Promise<void> {
  const resources = await loadKnown(language);
  addResources(language, resources);
  await i18next.changeLanguage(language);
}

export const loadTemplateTexts = (): Promise<void> => addTexts(templatesTexts);

export const loadConsoleTexts = (): Promise<void> => addTexts(consoleTexts);
