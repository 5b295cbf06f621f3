import { addTexts, textFiles } from './init';

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/{site,articles*}.json', { import: 'default' });

export type PageNamespace = 'articles' | 'articlesBlog' | 'articlesHandbook' | 'articlesLegal' | 'site';

export function loadPageTexts(namespace: PageNamespace): Promise<void> {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`/${namespace}.json`));
  return addTexts(textFiles(Object.fromEntries(own)));
}
