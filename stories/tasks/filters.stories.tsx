import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { currentAddress, renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Tasks/Drawers/Filters',
  render: renderAt,
  globals: { viewport: { value: 'phone' } },
  parameters: { gleaner: { persona: 'standard', path: '/console/task/task-list' } },
});

export const Open = meta.story({
  name: 'TASK-08 Open',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Show tasks' })).toBeVisible());
    await expect(within(sheet).getByRole('group', { name: 'Status' })).toBeVisible();
    await expect(within(sheet).getByRole('radiogroup', { name: 'Type' })).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(await within(sheet).findByRole('link', { name: /^Price watch/ }));
      await waitFor(() => expect(currentAddress()).toContain('group='));
      await userEvent.click(within(sheet).getByRole('button', { name: 'Show tasks' }));
      const button = await screen.findByRole('button', { name: 'Filters (1)' });
      await waitFor(() => expect(button).toHaveFocus());
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
      await userEvent.click(button);
      await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
    });
  },
});
