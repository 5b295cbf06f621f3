import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Shell/Drawers/Left menu',
  render: renderAt,
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { gleaner: { persona: 'standard', path: '/console/overview' } },
});

export const AsStandard = meta.story({
  name: 'NAV-02 CONST-15 As standard',
  play: async ({ userEvent }) => {
    const main = await screen.findByRole('main');
    await expect(main.getBoundingClientRect().top).toBe(56);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Main menu' });
    for (const group of ['Task list', 'Templates', 'Plans and billing', 'Account and security']) {
      await expect(await within(drawer).findByRole('list', { name: group })).toBeInTheDocument();
    }
    await inTestOnly(async () => {
      await userEvent.click(within(drawer).getByRole('link', { name: 'Export records' }));
      await expect(await screen.findByRole('heading', { level: 1, name: 'Export records' })).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
      const again = await screen.findByRole('dialog', { name: 'Main menu' });
      await expect(within(again).getByRole('link', { name: 'Export records' })).toHaveAttribute('aria-current', 'page');
      await waitFor(() => expect(within(again).getByRole('link', { name: 'Export records' })).toBeVisible());
    });
  },
});
