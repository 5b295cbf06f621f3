import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within, type userEvent } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Templates/Drawers/Filters',
  render: renderAt,
  globals: { viewport: { value: 'phone' } },
  parameters: { gleaner: { persona: 'standard', path: '/console/template' } },
});

async function openSheet(user: ReturnType<typeof userEvent.setup>) {
  await screen.findByRole('list', { name: /templates$/ });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Show templates' })).toBeVisible());
  return sheet;
}

export const Open = meta.story({
  name: 'ENUM-13 Open',
  play: async ({ userEvent: user }) => {
    const sheet = await openSheet(user);
    for (const name of ['Runs on', 'Site language', 'Required plan', 'Available to', 'Sort by'])
      await expect(within(sheet).getByRole('group', { name })).toBeVisible();
    await inTestOnly(async () => {
      await user.click(within(sheet).getByRole('checkbox', { name: 'Free only' }));
      await waitFor(() => expect(within(sheet).getByRole('checkbox', { name: 'Free only' })).toBeChecked());
      await user.click(within(sheet).getByRole('button', { name: 'Show templates' }));
      const button = await screen.findByRole('button', { name: 'Filters (1)' });
      await waitFor(() => expect(button).toHaveFocus());
      await waitFor(async () => {
        for (const card of within(screen.getByRole('list', { name: /templates$/ })).getAllByRole('article'))
          await expect(within(card).getByText('Free')).toBeVisible();
      });
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
      await user.click(button);
      await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
    });
  },
});

export const OpenInTheDark = meta.story({
  name: 'ENUM-13 Open in the dark',
  parameters: { gleaner: { theme: 'dark' } },
  play: async ({ userEvent: user }) => {
    const sheet = await openSheet(user);
    await expect(within(sheet).getByRole('checkbox', { name: 'Favorites only' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  },
});
