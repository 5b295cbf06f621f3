import i18next, { type PostProcessorModule, type TOptions } from 'i18next';

const beginsWithVowel = (value: unknown): boolean => /^(?:8\d*|11)(?!\d)/u.test(String(value));

const elide = (article: string): string =>
  article.toLowerCase() === 'il' ? `${article.startsWith('I') ? 'L' : 'l'}’` : `${article}l’`;

/** Italian joins the article to a value that begins with a vowel: l’8 maggio, dall’11 maggio. */
const italianArticles: PostProcessorModule = {
  type: 'postProcessor',
  name: 'italianArticles',
  process: (text: string, _key, options: TOptions, { language }: { language: string }) => {
    if (language !== 'it-IT') return text;
    const values = Object.values(options).filter(beginsWithVowel).map(String);
    if (values.length === 0) return text;
    return text.replaceAll(/\b(il|al|dal|del|nel|sul) (?=8|11)/giu, (match: string, article: string, at: number) =>
      values.some((value) => text.startsWith(value, at + match.length)) ? elide(article) : match,
    );
  },
};

i18next.use(italianArticles);
i18next.options.postProcess = [italianArticles.name];
