import { useMemo } from 'react';
import { usePageTexts } from '#src/i18n/use-page-texts';
import { paths } from '#src/domain/paths';
import { plainText } from '../prose-blocks';
import type { HelpEntry } from './search';
import { helpEntries } from './topics';
import { useHelpArticles } from './use-help-articles';

export function useHelpEntries(): readonly HelpEntry[] {
  const { faq, guide } = usePageTexts('articles');
  const articleOf = useHelpArticles();
  return useMemo(() => {
    const articles = helpEntries
      .flatMap(([, slugs]) => slugs)
      .map((slug): HelpEntry => {
        const { title, lang, lead, sections } = articleOf(slug);
        const parts = Object.values(sections).flatMap((section) => [section.title, section.text]);
        const text = [lead, ...parts].map(plainText).join(' ');
        return { kind: 'help', title, lang, text, address: paths.helpArticle(slug) };
      });
    const questions = Object.values(faq.groups).flatMap((group) =>
      Object.entries(group.questions).map(([id, { title, text }]): HelpEntry => ({
        kind: 'faq',
        title,
        text: plainText(text),
        address: `${paths.faq}#${id}`,
      })),
    );
    const steps = Object.entries(guide.steps).map(([id, { title, text }]): HelpEntry => ({
      kind: 'guide',
      title,
      text: plainText(text),
      address: `${paths.guide}#${id}`,
    }));
    return [...articles, ...questions, ...steps];
  }, [articleOf, faq, guide]);
}
