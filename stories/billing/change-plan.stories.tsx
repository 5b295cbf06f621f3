import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const path = '/console/payment-plan/plan-subscription';
const meta = preview.meta({
  title: 'Billing/Dialogs/Change plan',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'basic', path } },
});

export const Upgrade = meta.story({
  name: 'API-030 Upgrade',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Standard' }, { timeout: 8_000 }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to Standard' }));
    await expect(await dialog.findByText(/starts as soon as you pay/)).toBeVisible();
    await expect(dialog.getByText('25 tasks → 100 tasks')).toBeVisible();
    const remaining = dialog.getByText('Unused time on current plan').nextElementSibling?.textContent ?? '';
    const total = dialog.getByText('Total').nextElementSibling?.textContent ?? '';
    await expect(remaining).toMatch(/^-\$\d+\.\d\d$/);
    const cents = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);
    await expect(27_900 + cents(remaining)).toBe(cents(total));
    await expect(dialog.getByRole('button', { name: 'Continue to checkout' })).toBeEnabled();
  },
});

export const Downgrade = meta.story({
  name: 'API-030 Downgrade',
  parameters: { gleaner: { persona: 'professional', path } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to Basic' }, { timeout: 8_000 }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch to Basic' }));
    await expect(await dialog.findByText(/when your Professional plan ends/)).toBeVisible();
    await expect(dialog.getByText('250 tasks → 25 tasks')).toBeVisible();
    await expect(dialog.getByText('Cloud runs and schedules stop')).toBeVisible();
    await expect(dialog.queryByText('Unused time on current plan')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Keep Professional' })).toBeVisible();
  },
});
