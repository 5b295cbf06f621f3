import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { helpArticleOf, helpEntries } from './help/topics';
import { addressOfTarget } from './link-targets';
import { linkTargetsOf, plainText } from './prose-blocks';

type Tree = { readonly [key: string]: string | Tree };

const read = (language: string, file: string) =>
  JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8')) as Tree;

const texts = (tree: Tree, path = ''): (readonly [path: string, text: string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : texts(value, `${path}${key}.`),
  );

/** Words, or characters in Japanese, which has no spaces between words. */
const lengthOf = (language: string, tree: Tree): number => {
  const all = texts(tree)
    .map(([, text]) => plainText(text))
    .join(' ');
  return language === 'ja-JP' ? all.length : all.split(/\s+/).length;
};

const files = readdirSync('locales/en-US').filter((file) => file.startsWith('articles'));
const cases = readdirSync('locales').flatMap((language) =>
  files.filter((file) => readdirSync(`locales/${language}`).includes(file)).map((file) => [language, file] as const),
);

describe.each(cases)('%s/%s', (language, file) => {
  const english = texts(read('en-US', file));
  const own = texts(read(language, file));
  const isPlural = ([path]: readonly [string, string]) => /_(one|many|other)$/.test(path);

  test('sections follow the order of the English text', () => {
    const order = (all: typeof own) => all.filter((entry) => !isPlural(entry)).map(([path]) => path);
    expect(order(own)).toEqual(order(english));
  });

  test('links have the same known targets as in English', () => {
    const links = (all: typeof own) =>
      Object.fromEntries(all.map(([path, text]) => [path, linkTargetsOf(text).toSorted()]));
    const expected = links(english);
    for (const [path, targets] of Object.entries(links(own)))
      if (path in expected) expect([path, targets]).toEqual([path, expected[path]]);
    for (const [, text] of own)
      for (const target of linkTargetsOf(text)) {
        expect(addressOfTarget(target)).toMatch(/^\//);
        const [, slug] = /^help:([\w-]+)/.exec(target) ?? [];
        if (slug !== undefined) expect([slug, helpArticleOf(slug) !== undefined]).toEqual([slug, true]);
      }
  });

  test('no raw link or bold markup remains', () => {
    for (const [path, text] of own)
      expect([path, /\]\(|\*\*/.test(text.replaceAll(/\[[^\][]+\]\([\w:#-]+\)|\*\*[^*]+\*\*/g, ''))]).toEqual([
        path,
        false,
      ]);
  });
});

test('PUB-16 every article of the help center has one text, in the reader’s language or in English only', () => {
  const { articles } = read('en-US', 'articles.json')['help'] as { readonly articles: Tree };
  const english = read('en-US', 'articlesHelp.json')['articles'] as Tree;
  const slugs = helpEntries.flatMap(([, ofTopic]) => ofTopic);
  expect([...Object.keys(articles), ...Object.keys(english)].toSorted()).toEqual(slugs.toSorted());
});

test.each(readdirSync('locales'))('PUB-16 the guide in %s has the length of an article', (language) => {
  const { guide } = read(language, 'articles.json') as { readonly guide: Tree };
  expect(lengthOf(language, guide)).toBeGreaterThanOrEqual(language === 'ja-JP' ? 1_200 : 500);
});

test.each(readdirSync('locales'))('PUB-16 the FAQ in %s answers at least 18 questions at length', (language) => {
  const { groups } = (read(language, 'articles.json') as { readonly faq: { readonly groups: Record<string, Tree> } })
    .faq;
  const questions = Object.values(groups).flatMap((group) => Object.entries(group['questions'] as Tree));
  expect(questions.length).toBeGreaterThanOrEqual(18);
  for (const [id, { text }] of questions as [string, { readonly text: string }][])
    expect([id, lengthOf(language, { text }) >= (language === 'ja-JP' ? 100 : 30)]).toEqual([id, true]);
});
