import type { PostProcessorModule } from 'i18next';

const elided = (article: string): string =>
  article.toLowerCase() === 'il' ? `${article.startsWith('I') ? 'L' : 'l'}’` : `${article}l’`;

/** Italian joins the article to a number that begins with a vowel: l’8 maggio, dall’11 maggio. */
export const italianArticles: PostProcessorModule = {
  type: 'postProcessor',
  name: 'italianArticles',
  process: (text: string, _key, _options, { language }: { language: string }) =>
    language === 'it-IT' && typeof text === 'string'
      ? text.replaceAll(/\b(il|al|dal|del|nel|sul) (?=(?:8\d*|11)(?!\d))/giu, (_, article: string) => elided(article))
      : text,
};
