import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import HelpPage, { loader as helpLoader } from '#src/pages/public/help';
import HelpArticlePage, { loader as articleLoader } from '#src/pages/public/help-article';
import { UiProvider } from '#src/ui/theme/ui-provider';

const patience = { timeout: 8_000 };

async function open(path: string, language: InterfaceLanguage) {
  await startLanguages(language);
  const pages = [
    { path: '/help', loader: helpLoader, Component: HelpPage },
    { path: '/help/:slug', loader: articleLoader, Component: HelpArticlePage },
  ];
  render(
    <UiProvider theme="light" motion={false}>
      <RouterProvider router={createMemoryRouter(pages, { initialEntries: [path] })} />
    </UiProvider>,
  );
}

const languageOf = (element: HTMLElement) => element.closest<HTMLElement>('[lang]')?.lang ?? 'of the page';

afterEach(cleanup);

test('PUB-16 an article in English only says so in the language of the reader', async () => {
  await open('/help/waiting', 'de-DE');
  const title = await screen.findByRole('heading', { level: 1, name: 'A task stays in the queue' }, patience);
  expect(languageOf(title.firstElementChild as HTMLElement)).toBe('en');
  const article = screen.getByRole('article');
  expect(article.lang).toBe('en');
  expect(within(article).getByRole('heading', { name: 'Why it waits' })).toBeTruthy();
  expect(languageOf(screen.getByText('Diesen Artikel gibt es nur auf Englisch.'))).not.toBe('en');
  const related = within(screen.getByRole('region', { name: 'Verwandte Artikel' }));
  const german = related.getByRole('link', { name: 'Eine Aufgabe nach Zeitplan starten' });
  expect(languageOf(german)).not.toBe('en');
  expect(german.parentElement?.textContent).not.toContain('Englisch');
  const english = related.getByRole('link', { name: 'Stop a run' });
  expect([languageOf(english), english.parentElement?.textContent]).toEqual(['en', 'Stop a run Englisch']);
});

test.each([
  ['/help/schedules', 'de-DE'],
  ['/help/waiting', 'en-US'],
] as const)('PUB-16 %s has no notice in %s', async (path, language) => {
  await open(path, language);
  expect((await screen.findByRole('article', undefined, patience)).lang).toBe('');
  expect(screen.queryByText(/nur auf Englisch|in English only/)).toBeNull();
});

test.each([
  ['its title', 'task stays in the queue', 'A task stays in the queue'],
  ['its text', 'batchstart', 'Use the API'],
])('PUB-16 the search in German finds an article in English by %s', async (_, words, title) => {
  await open(`/help?q=${encodeURIComponent(words)}`, 'de-DE');
  const hit = await screen.findByRole('link', { name: title }, patience);
  expect(languageOf(hit)).toBe('en');
  expect(within(hit.closest('li') as HTMLElement).getByText('Englisch')).toBeTruthy();
});
