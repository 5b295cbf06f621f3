import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, waitFor, within } from 'storybook/test';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { expectNoTemplateTwice } from './no-repeats';

const meta = preview.meta({
  title: 'Templates/Pages/Public gallery',
  render: renderAt,
  parameters: { gleaner: { persona: 'visitor', path: '/template' } },
});

const patient = { timeout: 10_000 };
const list = () => screen.findByRole('list', { name: /^\d+ templates?$/ }, patient);
const cards = async () => within(await list()).getAllByRole('article');
const kinds = () => screen.findByRole('navigation', { name: 'Categories' });

export const Loading = meta.story({
  name: 'PUB-01 Loading',
  parameters: { gleaner: { scenario: 'templatesPending' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Template gallery' })).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'Search templates' })).toBeVisible();
    await expect(screen.queryByRole('article')).toBeNull();
    await expect(screen.getAllByText('Loading').length).toBeGreaterThan(0);
  },
});

export const AsVisitor = meta.story({
  name: 'PUB-01 TPL-43 ROLE-14 As visitor',
  play: async ({ userEvent }) => {
    await expect(await cards()).toHaveLength(20);
    const bar = within(await kinds());
    await expect(bar.queryByRole('link', { name: /favorites|Private/ })).toBeNull();
    await expect(bar.getByRole('link', { name: /^Travel \d+$/ })).toBeVisible();
    await expect(screen.queryByRole('checkbox', { name: 'Favorites only' })).toBeNull();
    const card = within(within(await list()).getByRole('article', { name: 'Map places by keyword' }));
    await expect(card.getByText('$3.00')).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', '/template/map-places-by-keyword');
    await expect(await screen.findByRole('list', { name: 'Recommended' })).toBeVisible();
    await expect(await screen.findByRole('list', { name: 'Recently updated' })).toBeVisible();
    await expectNoTemplateTwice(['Recommended', 'Recently updated']);
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('link', { name: 'See all: Recently updated' }));
      await waitFor(() => expect(currentAddress()).toBe('/template?sort=3'));
      await waitFor(() => expect(screen.queryByRole('list', { name: 'Recommended' })).toBeNull());
    });
  },
});

export const SignInForFavourites = meta.story({
  name: 'TPL-43 ROLE-04 The favourites of a visitor',
  parameters: { gleaner: { path: '/template?kind=1000002' } },
  play: async () => {
    await expect(await screen.findByText('Sign in to see this list')).toBeVisible();
    await expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/login?${new URLSearchParams({ returnTo: '/template?kind=1000002' }).toString()}`,
    );
  },
});

export const SignedIn = meta.story({
  name: 'PUB-01 TPL-44 Signed in',
  parameters: { gleaner: { persona: 'standard' } },
  play: async ({ userEvent }) => {
    await cards();
    await userEvent.click(within(await kinds()).getByRole('link', { name: 'My favorites 7' }));
    await waitFor(async () => expect(await cards()).toHaveLength(7));
    const card = within(await list()).getByRole('article', { name: 'Map places by keyword' });
    await expect(await within(card).findByText('$2.40')).toBeVisible();
  },
});

export const NearMatches = meta.story({
  name: 'PUB-01 Near matches',
  parameters: { gleaner: { path: '/template?keyword=hotle' } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('No templates match “hotle”')).toBeVisible();
    const near = within(await screen.findByRole('list', { name: 'Close matches' }));
    await expect(near.getByRole('article', { name: 'Larkstay: hotel reviews' })).toBeVisible();
    await expect(near.getAllByText('hotel', { selector: 'mark' }).length).toBeGreaterThan(0);
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('link', { name: 'hotel' }));
      await expect((await cards()).length).toBeGreaterThan(0);
      await expect(currentAddress()).toBe('/template?keyword=hotel');
    });
  },
});

export const NearMatchesWithoutFilters = meta.story({
  name: 'PUB-01 Matches without the filters',
  parameters: { gleaner: { path: '/template?keyword=hotel&kind=104&free=1' } },
  play: async () => {
    await expect(await screen.findByText('No templates match “hotel”')).toBeVisible();
    const near = within(await screen.findByRole('list', { name: /^\d+ matches without your filters$/ }));
    await expect(near.getByRole('article', { name: 'Larkstay: hotel reviews' })).toBeVisible();
    await expect(screen.getByRole('link', { name: /^See all: \d+ matches/ })).toHaveAttribute(
      'href',
      '/template?keyword=hotel',
    );
  },
});

export const Failed = meta.story({
  name: 'PUB-01 Error',
  parameters: { gleaner: { scenario: 'templatesFailed', path: '/template?keyword=hotel' } },
  play: async () => {
    const title = await screen.findByText('Couldn’t load templates', undefined, patient);
    await expect(title.closest('[role="alert"]')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'Search templates' })).toHaveValue('hotel');
    await expect(within(await kinds()).getByRole('link', { name: /^Travel/ })).toBeVisible();
  },
});

export const Offline = meta.story({
  name: 'PUB-01 Offline',
  parameters: { gleaner: { scenario: 'templatesOfflineLater' } },
  play: async ({ userEvent }) => {
    const first = (await cards()).map((card) => card.getAttribute('aria-label'));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await expect(
      await screen.findByText('You’re offline. These templates may be out of date.', undefined, patient),
    ).toBeVisible();
    await expect((await cards()).map((card) => card.getAttribute('aria-label'))).toEqual(first);
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const DesktopClient = meta.story({
  name: 'PUB-02 The desktop client',
  play: async ({ userEvent }) => {
    const offer = within(await screen.findByRole('region', { name: 'Templates that run on your computer' }));
    const open = offer.getByRole('link', { name: 'Open the desktop app' });
    await expect(open).toHaveAttribute('href', 'gleaner://open');
    await expect(offer.getByRole('link', { name: 'Download the app' })).toHaveAttribute('href', '/download');
    await inTestOnly(async () => {
      open.addEventListener('click', (event) => {
        event.preventDefault();
      });
      await userEvent.click(open);
      await expect(
        await offer.findByText('The desktop app didn’t open. Download and install it, then try again.', {
          selector: 'p',
        }),
      ).toBeVisible();
    });
  },
});

export const OnAPhone = meta.story({
  name: 'PUB-01 On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { gleaner: { theme: 'dark' } },
  play: async () => {
    await expect(await cards()).toHaveLength(20);
    await expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const AppliedFiltersOnAPhone = meta.story({
  name: 'PUB-01 ENUM-13 Applied filters on a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { gleaner: { path: '/template?free=1' } },
  play: async ({ userEvent }) => {
    const remove = await screen.findByRole('button', { name: 'Remove filter: Free only' });
    await expect(remove).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await inTestOnly(async () => {
      await userEvent.click(remove);
      await expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
      await waitFor(() => expect(currentAddress()).toBe('/template'));
    });
  },
});
