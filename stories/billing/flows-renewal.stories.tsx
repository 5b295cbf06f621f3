import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const path = '/console/payment-plan/plan-subscription';
const meta = preview.meta({
  title: 'Billing/Flows/Renewal',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

export const Canceled = meta.story({
  name: 'BILL-01 BILL-05 The renewal is canceled',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel renewal' }, { timeout: 8_000 }));
    const dialog = within(await screen.findByRole('dialog', { name: /Cancel your renewal/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel renewal' }));
    await screen.findByText(/won’t renew$/);
    await expect(await screen.findByText('Doesn’t renew')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel renewal' })).toBeNull());
  },
});
