import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { currentAddress, renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Templates/Pages/Forbidden',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/template/forbidden' } },
});

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

export const Private = meta.story({
  name: 'TPL-38 Private',
  play: async () => {
    await expect(await title('You don’t have access to this template')).toBeVisible();
    const main = within(screen.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Browse templates' })).toHaveAttribute('href', '/console/template');
    await expect(main.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/help/contact');
    await expect(main.queryByRole('article')).toBeNull();
  },
});

export const PrivateFromItsPage = meta.story({
  name: 'TPL-38 Private, from its page',
  parameters: { gleaner: { persona: 'free', path: '/template/partner-lead-list' } },
  play: async () => {
    await expect(await title('You don’t have access to this template')).toBeVisible();
    await expect(currentAddress()).toBe('/template/forbidden');
  },
});

export const Withdrawn = meta.story({
  name: 'TPL-37 TPL-46 Withdrawn',
  parameters: { gleaner: { path: '/console/template/bestseller-ranking' } },
  play: async () => {
    await expect(await title(/^“.+” is no longer available$/)).toBeVisible();
    await expect(currentAddress()).toBe('/template/forbidden?deprecated=true');
    const list = await screen.findByRole('list', { name: 'Similar templates' });
    await expect(screen.getByText(/These templates collect similar data\.$/)).toBeVisible();
    const cards = await within(list).findAllByRole('article');
    await expect(cards.length).toBeGreaterThan(2);
    for (const card of cards) {
      await expect(card).toHaveTextContent('Online shops');
      await expect(within(card).getByRole('link').getAttribute('href')).toMatch(/^\/console\/template\//);
    }
  },
});

export const ComingSoon = meta.story({
  name: 'TPL-37 New, coming soon',
  parameters: { gleaner: { path: '/console/template/clipnest-comments' } },
  play: async () => {
    await expect(await title(/^“.+” isn’t available yet$/)).toBeVisible();
    await expect(currentAddress()).toBe('/template/forbidden?deprecated=true');
    await expect(screen.getByText(/^It’s new and coming soon/)).toBeVisible();
    await expect(await screen.findByRole('list', { name: 'Similar templates' })).toBeVisible();
  },
});

export const WithdrawnByAddress = meta.story({
  name: 'TPL-37 Withdrawn, by its address',
  parameters: { gleaner: { persona: 'visitor', path: '/template/forbidden?deprecated=true' } },
  play: async () => {
    await expect(await title('This template is no longer available')).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Popular templates' });
    await expect(screen.getByText(/One of these templates may work for you instead\.$/)).toBeVisible();
    const cards = await within(list).findAllByRole('article');
    for (const card of cards)
      await expect(within(card).getByRole('link').getAttribute('href')).toMatch(/^\/template\//);
    await expect(within(screen.getByRole('main')).getByRole('link', { name: 'Browse templates' })).toHaveAttribute(
      'href',
      '/template',
    );
  },
});

export const AlternativesFailed = meta.story({
  name: 'TPL-37 Alternatives failed',
  parameters: { gleaner: { scenario: 'recommendationsFailed', path: '/template/forbidden?deprecated=true' } },
  play: async () => {
    await expect(await title('This template is no longer available')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Popular templates' })).toBeNull());
    await expect(screen.getByText(/The data they collected is still yours\.$/)).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});
