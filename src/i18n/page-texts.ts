import { addTexts } from './init';

/** Texts that only pages of the public site show: none of them is on the first screen of the console. */
const files = import.meta.glob<Record<string, unknown>>('../../locales/*/{site,articles*}.json', { import: 'default' });

/** A namespace that a page brings along (`texts` of its route). */
export type PageNamespace = 'articles' | 'articlesBlog' | 'articlesHandbook' | 'articlesLegal' | 'site';

/** Fetches what a page says in the language on screen, and from then on in every language that is chosen. Rejects when it cannot be fetched. */
export function loadPageTexts(namespace: PageNamespace): Promise<void> {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`/${namespace}.json`));
  return addTexts(Object.fromEntries(own));
}
