import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Billing/Drawers/Filters',
  render: renderAt,
  globals: { viewport: { value: 'phone' } },
  parameters: { gleaner: { persona: 'standard', path: '/console/payment-plan/orders-invoices?category=Other' } },
});

export const Open = meta.story({
  name: 'BILL-02 Open',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Filters (active)' }, { timeout: 8_000 }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Show orders' })).toBeVisible());
    for (const name of ['Status', 'Category', 'Period'])
      await expect(sheet.getByRole('radiogroup', { name })).toBeVisible();
    const clear = sheet.getByRole('button', { name: 'Clear filters' }).getBoundingClientRect();
    const show = sheet.getByRole('button', { name: 'Show orders' }).getBoundingClientRect();
    await expect(clear.bottom).toBeLessThan(show.top);
    await inTestOnly(async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Clear filters' }));
      await waitFor(() => expect(sheet.queryByRole('button', { name: 'Clear filters' })).toBeNull());
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
