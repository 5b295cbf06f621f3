import { addTexts, textFiles } from './init';
import { languages } from './languages';

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/{site*,articles*}.json', {
  import: 'default',
});

export type PageNamespace =
  | 'articles'
  | 'articlesBlog'
  | 'articlesHandbook'
  | 'articlesHelp'
  | 'articlesLegal'
  | 'site'
  | 'siteStories';

export function loadPageTexts(namespace: PageNamespace): Promise<void> {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`/${namespace}.json`));
  return addTexts(textFiles(Object.fromEntries(own)));
}

/** Every language shows the English texts of this namespace, which has no others. */
export async function loadEnglishTexts(namespace: 'articlesHelp'): Promise<void> {
  const english = files[`../../locales/en-US/${namespace}.json`];
  if (english)
    await addTexts(textFiles(Object.fromEntries(languages.map(({ code }) => [`${code}/${namespace}.json`, english]))));
}
