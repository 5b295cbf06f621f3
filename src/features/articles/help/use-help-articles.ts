import { useMemo } from 'react';
import { usePageTexts } from '#src/i18n/use-page-texts';
import { useLanguage } from '#src/i18n/use-language';
import type { ArticleTexts } from '../article';
import type { HelpSlug } from './topics';

export function useHelpArticles(): (slug: HelpSlug) => ArticleTexts {
  const { help } = usePageTexts('articles');
  const english = usePageTexts('articlesHelp');
  const lang = useLanguage() === 'en-US' ? undefined : 'en';
  return useMemo(() => {
    const isEnglishOnly = (slug: HelpSlug): slug is keyof typeof english.articles => slug in english.articles;
    return (slug) => (isEnglishOnly(slug) ? { ...english.articles[slug], lang } : help.articles[slug]);
  }, [help, english, lang]);
}
