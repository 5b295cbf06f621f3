import i18next from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { addTexts, startLanguages, switchLanguage } from './init';
import { loadPageTexts } from './page-texts';
import type * as PseudoLanguage from './pseudo-language';
import { loadAntdLocale } from '#src/ui/theme/antd-locales';

// Tests run as a live build, which has no pseudo language.
vi.mock('./pseudo-language', async (original) => ({
  ...(await original<typeof PseudoLanguage>()),
  loadPseudo: () => import('./pseudo'),
  isShownLanguage: (value: unknown) => value === 'en-XA' || value === 'en-US',
}));

beforeEach(() => startLanguages('en-XA'));

test('every text is marked once, including a text that is inserted into another', async () => {
  expect(i18next.t(($) => $.close, { ns: 'ui' })).toMatch(/^⟦[^A-Za-z]+⟧$/u);
  await loadPageTexts('articles');
  const written = i18next.t(($) => $.help.hits, { ns: 'articles', count: 2, words: '⟦ŵôŕð⟧' });
  expect(written).toMatch(/^⟦2 [^A-Za-z]+“⟦ŵôŕð⟧”⟧$/u);
});

test('texts of pages and of the demo are marked too', async () => {
  await loadPageTexts('site');
  expect(JSON.stringify(i18next.getResourceBundle('en-XA', 'site'))).toContain('⟦');
  await addTexts({ 'en-US/demo': () => Promise.resolve({ demo: { title: 'Demo panel' } }) });
  expect(i18next.getResource('en-XA', 'demo', 'title')).toMatch(/^⟦.*⟧$/u);
});

test('after a change to English every text is plain', async () => {
  await switchLanguage('en-US');
  expect(i18next.t(($) => $.close, { ns: 'ui' })).toMatch(/^[A-Za-z ]+$/);
});

test('antd texts are marked, and antd date patterns are not', async () => {
  const { Modal, DatePicker, locale } = await loadAntdLocale('en-XA');
  expect(Modal?.okText).toMatch(/^⟦[^A-Za-z]+⟧$/u);
  expect(DatePicker?.lang.today).toMatch(/^⟦/u);
  expect(DatePicker?.timePickerLocale.placeholder).toMatch(/^⟦/u);
  expect([DatePicker?.lang.yearFormat, DatePicker?.lang.locale, locale]).toEqual(['YYYY', 'en_US', 'en']);
});
