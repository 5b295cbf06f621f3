import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { forgetPromotions } from '../promotions/forget-promotions';

const meta = preview.meta({
  title: 'Public/Pages/Blog',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'visitor', path: '/blog' } },
  beforeEach: forgetPromotions,
});

export const List = meta.story({
  name: 'PUB-14 List',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Blog' }, { timeout: 8_000 });
    const main = within(screen.getByRole('main'));
    await expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(8);
    await inTestOnly(async () => {
      await userEvent.click(main.getByRole('link', { name: 'Best practices' }));
      await waitFor(() => expect(currentAddress()).toBe('/blog?topic=practice'));
      await waitFor(() => expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(3));
      await expect(main.getByRole('link', { name: 'Best practices' })).toHaveAttribute('aria-current', 'true');
      await expect(main.getByText('September 8, 2026')).toBeVisible();
      await expect(main.getAllByText(/^\d min read$/)).toHaveLength(3);
    });
  },
});

export const Post = meta.story({
  name: 'PUB-14 Post',
  parameters: { gleaner: { path: '/blog/price-watch' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'A price watch in twenty minutes' }, { timeout: 8_000 });
    await expect(within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')).toHaveLength(6);
    const around = within(screen.getByRole('navigation', { name: 'More posts' }));
    await expect(around.getByRole('link', { name: /^Newer post/ })).toHaveAttribute('href', '/blog/undo-and-drafts');
    await inTestOnly(async () => {
      await userEvent.click(around.getByRole('link', { name: /^Older post/ }));
      await screen.findByRole('heading', { level: 1, name: /^Clean rows/ });
      await waitFor(() => expect(document.title).toMatch(/^Clean rows.* · Gleaner$/));
    });
  },
});

export const NoSuchPost = meta.story({
  name: 'PUB-14 No such post',
  parameters: { gleaner: { path: '/blog/..%2f<script>' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Page not found' }, { timeout: 8_000 });
    await expect(screen.getByRole('contentinfo')).toBeVisible();
    await expect(currentAddress()).toContain('/blog/');
  },
});
