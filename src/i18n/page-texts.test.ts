import i18next from 'i18next';
import { beforeEach, expect, test } from 'vitest';
import { startLanguages, switchLanguage } from './init';
import { loadEnglishTexts, loadPageTexts } from './page-texts';

const has = (language: string, namespace: string) => i18next.hasResourceBundle(language, namespace);

beforeEach(() => startLanguages('en-US'));

test('texts of public pages load only when a page requests them, in its language', async () => {
  expect(has('en-US', 'ui')).toBe(true);
  expect(has('en-US', 'site')).toBe(false);
  await loadPageTexts('site');
  expect(has('en-US', 'site')).toBe(true);
  expect(has('en-US', 'articles')).toBe(false);
  expect(has('de-DE', 'site')).toBe(false);
});

test('a change of language loads the texts of the pages that were opened before', async () => {
  await switchLanguage('de-DE');
  expect(has('de-DE', 'site')).toBe(true);
  expect(has('de-DE', 'articles')).toBe(false);
});

test('a page that opens during a change of language has its texts in the new language', async () => {
  const switching = switchLanguage('fr-FR');
  const opening = loadPageTexts('articles');
  await Promise.all([switching, opening]);
  expect(i18next.language).toBe('fr-FR');
  expect(has('fr-FR', 'articles')).toBe(true);
});

test('loading the same texts again changes nothing', async () => {
  await Promise.all([loadPageTexts('site'), loadPageTexts('site')]);
  expect(has('en-US', 'site')).toBe(true);
});

test('texts in English only are in every language, also after a change', async () => {
  await loadEnglishTexts('articlesHelp');
  const textsIn = (language: string) => i18next.getResourceBundle(language, 'articlesHelp') as unknown;
  await switchLanguage('ko-KR');
  expect(textsIn('ko-KR')).toEqual(textsIn('en-US'));
  expect(textsIn('ko-KR')).toHaveProperty('articles.waiting.title', 'A task stays in the queue');
});
