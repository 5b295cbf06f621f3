import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Shell/Popovers/User menu',
  render: renderAt,
  parameters: { gleaner: { path: '/console/overview' } },
});

export const AsStandard = meta.story({
  name: 'HDR-09 As standard',
  parameters: { gleaner: { persona: 'standard' } },
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Account menu for Mia Castellan' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByText('standard@gleaner.example')).toBeVisible();
    await expect(within(menu).getByRole('menuitem', { name: /Plan: Standard/ })).toBeVisible();
    await expect(within(menu).getByRole('menuitem', { name: 'Balance $42.50' })).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Appearance: Dark' }));
      await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
      await userEvent.click(button);
      await expect(await screen.findByRole('menuitemradio', { name: 'Appearance: Dark' })).toBeChecked();
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Appearance: Light' }));
      await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'));
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Compact view' }));
      await waitFor(() => expect(document.documentElement.dataset['density']).toBe('compact'));
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Comfortable view' }));
      await waitFor(() => expect(document.documentElement.dataset['density']).toBe('roomy'));
      await userEvent.click(button);
      await expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    });
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'HDR-09 ROLE-02 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Account menu for Luca Ferrante' }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByText('Enterprise member')).toBeVisible();
    await expect(within(menu).queryByText(/Balance/)).toBeNull();
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
    await expect(within(menu).getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  },
});
