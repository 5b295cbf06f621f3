import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const path = '/console/payment-plan/plan-subscription';
const meta = preview.meta({
  title: 'Billing/Dialogs/Cancel renewal',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

export const Confirm = meta.story({
  name: 'BILL-01 Confirm',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel renewal' }, { timeout: 8_000 }));
    const dialog = within(await screen.findByRole('dialog', { name: /Cancel your renewal/ }));
    await expect(dialog.getByText(/^You keep your Standard plan until \w{3} \d{1,2}, \d{4}\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Keep renewal' })).toBeVisible();
  },
});
