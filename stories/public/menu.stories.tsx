import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Public/Drawers/Menu',
  render: renderAt,
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { gleaner: { persona: 'visitor', path: '/about' } },
});

export const Open = meta.story({
  name: 'ROLE-01 Open',
  play: async ({ userEvent }) => {
    const top = within(await screen.findByRole('banner'));
    await expect(top.queryByRole('link', { name: 'Pricing' })).toBeNull();
    await expect(top.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.click(top.getByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Main menu' }));
    for (const [name, href] of [
      ['Template gallery', '/template'],
      ['Download', '/download'],
      ['Help center', '/help'],
      ['Beginner guide', '/guide'],
      ['Contact support', '/help/contact'],
      ['Sign in', '/login'],
      ['Sign up', '/sign-up'],
    ] as const)
      await expect(await drawer.findByRole('link', { name })).toHaveAttribute('href', href);
    await inTestOnly(async () => {
      await userEvent.click(drawer.getByRole('link', { name: 'Pricing' }));
      await expect(await screen.findByRole('heading', { level: 1, name: 'Plans and pricing' })).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(top.getByRole('button', { name: 'Open menu' }));
      const again = within(await screen.findByRole('dialog', { name: 'Main menu' }));
      await expect(again.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
      await waitFor(() => expect(again.getByRole('link', { name: 'Pricing' })).toBeVisible());
    });
  },
});
