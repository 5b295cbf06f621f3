import { afterAll, expect, test } from 'vitest';
import i18next from 'i18next';
import { startLanguages, switchLanguage } from './init';

afterAll(() => switchLanguage('en-US'));

test.each([
  ['it-IT', '8 nov 2026', 'Piano attivo fino all’8 nov 2026'],
  ['it-IT', '11 nov 2026', 'Piano attivo fino all’11 nov 2026'],
  ['it-IT', '18 nov 2026', 'Piano attivo fino al 18 nov 2026'],
  ['it-IT', '1 nov 2026', 'Piano attivo fino al 1 nov 2026'],
  ['it-IT', '110 nov', 'Piano attivo fino al 110 nov'],
  ['en-US', '8 nov', 'Piano attivo fino al 8 nov'],
] as const)('in %s the article joins %s', async (language, date, expected) => {
  await startLanguages(language, {});
  i18next.addResourceBundle(language, 'ui', { plan: 'Piano attivo fino al {{date}}' });
  expect(i18next.t('plan' as never, { date })).toBe(expected);
});

test.each([
  ['Il {{date}} termina', 'L’8 mag termina'],
  ['il {{date}}', 'l’8 mag'],
  ['Dal {{date}} al {{date}}', 'Dall’8 mag all’8 mag'],
  ['nel {{date}}, sul {{date}}, del {{date}}', 'nell’8 mag, sull’8 mag, dell’8 mag'],
  ['fil {{date}}', 'fil 8 mag'],
])('%j becomes %j', async (text, expected) => {
  await startLanguages('it-IT', {});
  i18next.addResourceBundle('it-IT', 'ui', { text });
  expect(i18next.t('text' as never, { date: '8 mag' })).toBe(expected);
});

test('a name that somebody typed stays as it is', async () => {
  await startLanguages('it-IT', {});
  i18next.addResourceBundle('it-IT', 'ui', { text: '«{{name}}» si rinnova il {{date}}' });
  expect(i18next.t('text' as never, { name: 'Il 8 volante', date: '9 mag' })).toBe(
    '«Il 8 volante» si rinnova il 9 mag',
  );
  expect(i18next.t('text' as never, { name: 'Il 8 volante', date: '8 mag' })).toBe('«Il 8 volante» si rinnova l’8 mag');
});
