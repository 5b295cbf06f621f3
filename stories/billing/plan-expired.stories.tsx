import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Billing/Banners/Plan expired',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'expired', path: '/console/task/template-list' } },
});

export const Shown = meta.story({
  name: 'START-18 Shown',
  play: async () => {
    const banner = within(await screen.findByRole('region', { name: 'Plan ended' }, { timeout: 8_000 }));
    await expect(banner.getByText(/^Your Professional plan ended on .+\.$/)).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(banner.getByText('What you can still do'));
      await expect(banner.getByText('Run free templates on your computer')).toBeVisible();
    });
    const renew = await banner.findByRole('link', { name: 'Renew Professional' });
    // The link has another address until the plans are loaded.
    await waitFor(() => expect(renew).toHaveAttribute('href', '/console/purchase?code=professional-monthly'));
    await expect(banner.getByRole('button', { name: 'Hide until my next visit' })).toBeVisible();
  },
});
