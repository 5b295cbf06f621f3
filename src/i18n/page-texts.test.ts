import i18next from 'i18next';
import { beforeEach, expect, test } from 'vitest';
import { startLanguages, switchLanguage } from './init';
import { loadPageTexts } from './page-texts';

const has = (language: string, namespace: string) => i18next.hasResourceBundle(language, namespace);

beforeEach(() => startLanguages('en-US'));

test('the texts of public pages are not there from the start and come when a page wants them, in its language', async () => {
  expect(has('en-US', 'ui')).toBe(true);
  expect(has('en-US', 'site')).toBe(false);
  await loadPageTexts('site');
  expect(has('en-US', 'site')).toBe(true);
  expect(has('en-US', 'articles')).toBe(false);
  expect(has('de-DE', 'site')).toBe(false);
});

test('I18N-01 another language comes with the texts of the pages that have been looked at', async () => {
  await switchLanguage('de-DE');
  expect(has('de-DE', 'site')).toBe(true);
  expect(has('de-DE', 'articles')).toBe(false);
});

test('I18N-01 a page that is opened while the language changes has its texts in the new one', async () => {
  const switching = switchLanguage('fr-FR');
  const opening = loadPageTexts('articles');
  await Promise.all([switching, opening]);
  expect(i18next.language).toBe('fr-FR');
  expect(has('fr-FR', 'articles')).toBe(true);
});

test('texts that are fetched again change nothing', async () => {
  await Promise.all([loadPageTexts('site'), loadPageTexts('site')]);
  expect(has('en-US', 'site')).toBe(true);
});
