import preview from '#.storybook/preview';
import { expect, screen, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';
import { SettingsUnreadablePage } from '#src/app/settings-unreadable';

const meta = preview.meta({ title: 'Shell/Pages/Start' });

export const Loading = meta.story({
  name: 'Loading',
  render: renderAt,
  parameters: {
    gleaner: { persona: 'standard', scenario: 'everythingPending', path: '/console/payment-plan/coupons' },
  },
  play: async () => {
    const top = await screen.findByRole('banner');
    await expect(within(top).getByRole('link', { name: 'Gleaner' })).toBeVisible();
    await expect(within(top).getByRole('button', { name: 'Language: English' })).toBeEnabled();
    await expect(screen.getByRole('link', { name: 'All templates' })).toBeVisible();
    await expect(within(screen.getByRole('main')).getByText('Loading')).toBeInTheDocument();
    await expect(screen.queryByRole('link', { name: 'Coupons' })).toBeNull();
  },
});

export const SettingsUnreadable = meta.story({
  name: 'Settings unreadable',
  render: () => <SettingsUnreadablePage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Gleaner can’t read its settings' })).toBeVisible();
    await expect(canvas.getByText(/config\.json/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
  },
});
