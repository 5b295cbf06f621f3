import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { currentAddress, renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Templates/Pages/Category',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/template/categories/travel' } },
});

const patient = { timeout: 5000 };
const cards = async () =>
  within(await screen.findByRole('list', { name: /^\d+ templates?$/ }, patient)).getAllByRole('article');
const kinds = () => screen.findByRole('navigation', { name: 'Categories' });

async function expectKindInView(name: RegExp) {
  const strip = await kinds();
  const chip = await within(strip).findByRole('link', { name, current: true });
  await waitFor(() => {
    const [inner, outer] = [chip.getBoundingClientRect(), strip.getBoundingClientRect()];
    return Promise.all([
      expect(inner.left).toBeGreaterThanOrEqual(outer.left),
      expect(inner.right).toBeLessThanOrEqual(outer.right),
    ]);
  });
}

export const Loading = meta.story({
  name: 'TPL-17 TPL-21 Loading',
  parameters: { gleaner: { scenario: 'templatesPending' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    await expect(screen.getAllByText('Loading').length).toBeGreaterThan(0);
    await expect(screen.queryByRole('article')).toBeNull();
  },
});

export const OnThePublicSite = meta.story({
  name: 'TPL-07 On the public site',
  parameters: { gleaner: { persona: 'visitor', path: '/template/categories/travel' } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Travel' })).toBeVisible();
    const here = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    await expect(within(here).getByRole('link', { name: 'Template gallery' })).toHaveAttribute('href', '/template');
    for (const card of await cards()) {
      await expect(within(card).getByText(/Travel/)).toBeVisible();
      await expect(within(card).getAllByRole('link')[0]).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/template\//),
      );
    }
    await inTestOnly(async () => {
      await userEvent.click(within(await kinds()).getByRole('link', { name: /^News/ }));
      await expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible();
      await expect(currentAddress()).toBe('/template/categories/news');
    });
  },
});

export const InTheConsole = meta.story({
  name: 'TPL-17 TPL-21 TPL-42 In the console',
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Travel' })).toBeVisible();
    await expect(await screen.findByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
      /All templates.*Travel/,
    );
    const all = await cards();
    await expectKindInView(/^Travel \d+$/);
    for (const card of all) await expect(within(card).getByText(/Travel/)).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Free only' }));
      await waitFor(async () => expect((await cards()).length).toBeLessThan(all.length));
      await expect(currentAddress()).toBe('/console/template/categories/travel?free=1');
      await userEvent.click(within(await kinds()).getByRole('link', { name: /^News/ }));
      await expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    });
  },
});

export const Empty = meta.story({
  name: 'TPL-17 TPL-21 Empty',
  parameters: { gleaner: { scenario: 'categoryEmpty', path: '/console/template/categories/learning-events' } },
  play: async () => {
    await expect(await screen.findByText('No templates in this category right now')).toBeVisible();
    await expect(within(await kinds()).getByRole('link', { name: /^Travel \d+$/ })).toHaveAttribute(
      'href',
      '/console/template/categories/travel',
    );
    await expectKindInView(/ 0$/);
    await expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'TPL-17 TPL-21 Error',
  parameters: { gleaner: { scenario: 'templatesFailed' } },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load templates', undefined, patient)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1, name: 'Travel' })).toBeVisible();
  },
});

export const KindsFailed = meta.story({
  name: 'TPL-42 The kinds cannot be read',
  parameters: { gleaner: { scenario: 'kindsFailed' } },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load the category', undefined, patient)).toBeVisible();
    await expect(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const UnknownCategory = meta.story({
  name: 'TPL-17 TPL-21 Unknown category',
  parameters: { gleaner: { path: '/console/template/categories/gardening' } },
  play: async () => {
    await expect(await screen.findByText('Category not found')).toBeVisible();
    await expect(within(await kinds()).getByRole('link', { name: /^Travel/ })).toHaveAttribute(
      'href',
      '/console/template/categories/travel',
    );
  },
});
