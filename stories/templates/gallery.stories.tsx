import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { expectNoTemplateTwice } from './no-repeats';

const meta = preview.meta({
  title: 'Templates/Pages/Console gallery',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/template' } },
});

const cards = async () => within(await screen.findByRole('list', { name: /^\d+ templates?$/ })).getAllByRole('article');
const names = async () => (await cards()).map((card) => card.getAttribute('aria-label'));
const total = async () =>
  Number.parseInt((await screen.findByRole('list', { name: /^\d+ templates?$/ })).getAttribute('aria-label') ?? '', 10);
const kinds = () => screen.findByRole('navigation', { name: 'Categories' });

export const Loading = meta.story({
  name: 'TPL-02 Loading',
  parameters: { gleaner: { scenario: 'templatesPending' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'All templates' })).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'Search templates' })).toBeVisible();
    await expect(screen.queryByRole('article')).toBeNull();
    await expect(screen.queryByText(/^No matching templates|^No templates match/)).toBeNull();
  },
});

export const Ready = meta.story({
  name: 'TPL-01 TPL-02 TPL-42 Ready',
  play: async ({ userEvent }) => {
    await expect(await cards()).toHaveLength(20);
    const all = await total();
    await expectNoTemplateTwice(['Recommended for you', 'Recently updated']);
    await inTestOnly(async () => {
      const shops = within(await kinds()).getByRole('link', { name: /^Online shops/ });
      const count = Number(/\d+/.exec(shops.textContent)?.[0]);
      await userEvent.click(shops);
      await waitFor(async () => expect(await total()).toBe(count));
      await expect(count).toBeLessThan(all);
      await expect(within(await kinds()).getByRole('link', { current: true })).toHaveTextContent('Online shops');
      for (const card of await cards()) await expect(within(card).getByText(/Online shops/)).toBeVisible();
      const collection = screen.getByRole('article', { name: 'Price and stock watch' });
      await expect(within(collection).getByText('Collection of 8 templates')).toBeVisible();
      await expect(within(collection).getByRole('link')).toHaveAttribute(
        'href',
        '/console/template/collection/price-and-stock-watch',
      );
    });
  },
});

export const Pages = meta.story({
  name: 'CONST-02 Twenty templates a page, from page 1',
  play: async ({ userEvent }) => {
    const first = await names();
    await expect(first).toHaveLength(20);
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    await expect(within(pages).getByRole('button', { current: 'page' })).toHaveTextContent('1');
    await userEvent.click(within(pages).getByRole('button', { name: 'Next page' }));
    await waitFor(async () => expect((await names())[0]).not.toBe(first[0]));
    await expect(
      within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('button', { current: 'page' }),
    ).toHaveTextContent('2');
    await expect((await names()).some((name) => first.includes(name))).toBe(false);
  },
});

export const Filters = meta.story({
  name: 'ENUM-13 Filters narrow the list',
  play: async ({ userEvent }) => {
    await cards();
    const all = await total();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Free only' }));
    await waitFor(async () => expect(await total()).toBeLessThan(all));
    for (const card of await cards()) await expect(within(card).getByText('Free')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Free only' }));
    await waitFor(async () => expect(await total()).toBe(all));
    await userEvent.click(screen.getByRole('button', { name: 'Site language' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'German' }));
    await waitFor(async () => expect(await total()).toBeLessThan(all));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Site language' })).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Remove filter: Site language: German' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Required plan' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'No plan required' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(currentAddress()).toBe('/console/template?language=6&plan=0'));
    await userEvent.type(screen.getByRole('combobox', { name: 'Search templates' }), 'wohnblick{Enter}');
    await waitFor(async () => expect(await total()).toBe(1));
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
      await waitFor(async () => expect(await total()).toBe(all));
      await expect(currentAddress()).toBe('/console/template');
      await expect(screen.getByRole('combobox', { name: 'Search templates' })).toHaveFocus();
      await waitFor(() => expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull());
    });
  },
});

const removing = (filter: string) => screen.findByRole('button', { name: `Remove filter: ${filter}` });
const chips = () =>
  within(screen.getByRole('list', { name: 'Applied filters' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);

export const AppliedFilters = meta.story({
  name: 'ENUM-13 Applied filters',
  parameters: {
    gleaner: { path: '/console/template?keyword=a&free=1&favorites=1&runOn=2&language=2,6&plan=0&scope=1&page=2' },
  },
  play: async ({ userEvent }) => {
    await removing('Keyword: a');
    await expect(chips()).toEqual([
      'Keyword: a',
      'Runs on: Cloud',
      'Site language: English',
      'Site language: German',
      'Required plan: No plan required',
      'Available to: Everyone',
      'Free only',
      'Favorites only',
    ]);
    await inTestOnly(async () => {
      await userEvent.click(await removing('Site language: English'));
      await expect(await removing('Site language: German')).toHaveFocus();
      await waitFor(() =>
        expect(currentAddress()).toBe(
          '/console/template?keyword=a&free=1&favorites=1&runOn=2&language=6&plan=0&scope=1',
        ),
      );
      for (const filter of ['Site language: German', 'Required plan: No plan required', 'Available to: Everyone'])
        await userEvent.click(await removing(filter));
      await userEvent.click(await removing('Favorites only'));
      await expect(await removing('Free only')).toHaveFocus();
      for (const filter of ['Free only', 'Runs on: Cloud', 'Keyword: a']) await userEvent.click(await removing(filter));
      await waitFor(() => expect(currentAddress()).toBe('/console/template'));
      await expect(screen.getByRole('combobox', { name: 'Search templates' })).toHaveFocus();
      await expect(screen.getByRole('combobox', { name: 'Search templates' })).toHaveValue('');
      await waitFor(() => expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull());
      await waitFor(async () => expect(await cards()).toHaveLength(20));
    });
  },
});

export const UnknownCategory = meta.story({
  name: 'ENUM-13 TPL-42 A category that is not in the list is a chip',
  parameters: { gleaner: { path: '/console/template?kind=999' } },
  play: async ({ userEvent }) => {
    await expect(await removing('Category: Unknown')).toBeVisible();
    await expect(await screen.findByText('Category not found')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(await removing('Category: Unknown'));
      await waitFor(() => expect(currentAddress()).toBe('/console/template'));
      await userEvent.click(within(await kinds()).getByRole('link', { name: /^Travel/ }));
      await waitFor(() => expect(currentAddress()).toMatch(/\?kind=\d+$/));
      await waitFor(() => expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull());
    });
  },
});

export const NoMatch = meta.story({
  name: 'TPL-02 No match',
  parameters: { gleaner: { path: '/console/template?keyword=zzzz&free=1' } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('No templates match “zzzz”')).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'Search templates' })).toHaveValue('zzzz');
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
      await expect(await cards()).toHaveLength(20);
      await expect(screen.getByRole('checkbox', { name: 'Free only' })).not.toBeChecked();
    });
  },
});

const patient = { timeout: 5000 };

export const Failed = meta.story({
  name: 'TPL-02 Error',
  parameters: { gleaner: { scenario: 'templatesFailed', path: '/console/template?keyword=hotel' } },
  play: async () => {
    const title = await screen.findByText('Couldn’t load templates', undefined, patient);
    await expect(title.closest('[role="alert"]')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'Search templates' })).toHaveValue('hotel');
    await expect(within(await kinds()).getByRole('link', { name: /^Travel/ })).toBeVisible();
  },
});

export const PassingFailure = meta.story({
  name: 'TPL-02 A passing failure is not shown',
  parameters: { gleaner: { scenario: 'templatesFailedOnce' } },
  play: async () => {
    await waitFor(async () => expect(await cards()).toHaveLength(20), patient);
    await expect(screen.queryByText('Couldn’t load templates')).toBeNull();
  },
});

export const Offline = meta.story({
  name: 'TPL-02 Offline',
  parameters: { gleaner: { scenario: 'templatesOfflineLater' } },
  play: async ({ userEvent }) => {
    const first = await names();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await expect(
      await screen.findByText('You’re offline. These templates may be out of date.', undefined, patient),
    ).toBeVisible();
    await expect(await names()).toEqual(first);
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Favourites = meta.story({
  name: 'TPL-43 TPL-44 Favourites',
  play: async ({ userEvent }) => {
    await cards();
    await userEvent.click(within(await kinds()).getByRole('link', { name: 'My favorites 7' }));
    await waitFor(async () => expect(await cards()).toHaveLength(7));
    await expect((await names())[0]).toBe('Map places by keyword');
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Remove Stock quotes by symbol from favorites' }));
      await waitFor(async () => expect(await cards()).toHaveLength(6));
      await waitFor(() => expect(screen.queryByRole('article', { name: 'Stock quotes by symbol' })).toBeNull());
      await expect(await within(await kinds()).findByRole('link', { name: 'My favorites 6' })).toBeVisible();
      await expect(document.body).not.toHaveFocus();
    });
  },
});

export const FavouriteRefused = meta.story({
  name: 'TPL-44 Favourite refused',
  parameters: { gleaner: { scenario: 'favouriteRefused', path: '/console/template?kind=1000002' } },
  play: async ({ userEvent }) => {
    await expect(await cards()).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Stock quotes by symbol from favorites' }));
    await expect(await screen.findByText('Couldn’t update your favorites')).toBeVisible();
    await expect(
      await screen.findByRole('button', { name: 'Remove Stock quotes by symbol from favorites' }),
    ).toBeVisible();
    await expect(await cards()).toHaveLength(7);
  },
});

export const NoFavourites = meta.story({
  name: 'TPL-43 TPL-44 No favourites',
  parameters: { gleaner: { scenario: 'noFavourites', path: '/console/template?kind=1000002' } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('No favorites yet')).toBeVisible();
    await expect(screen.getByText('Select the heart on a template to save it here.')).toBeVisible();
    await inTestOnly(async () => {
      const main = within(screen.getByRole('main'));
      await userEvent.click(main.getByRole('link', { name: 'All templates' }));
      await expect(await cards()).toHaveLength(20);
    });
  },
});

export const PrivateTemplates = meta.story({
  name: 'TPL-45 Private templates',
  play: async ({ userEvent }) => {
    await cards();
    const own = await within(await kinds()).findByRole('link', { name: /^Private templates/ });
    await expect(own).toHaveTextContent('2');
    await userEvent.click(own);
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    await expect(currentAddress()).toBe('/console/template?mine=1');
    await expect(within(await kinds()).getByRole('link', { current: true })).toHaveTextContent('Private templates');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search templates' })).toBeNull());
  },
});

export const NoPrivateTemplates = meta.story({
  name: 'TPL-45 No private templates',
  parameters: { gleaner: { scenario: 'noPrivateTemplates', path: '/console/template?mine=1' } },
  play: async () => {
    await expect(await screen.findByText('No private templates')).toBeVisible();
    await expect(within(screen.getByRole('main')).getByRole('link', { name: 'All templates' })).toBeVisible();
  },
});
