import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BindCouponDialog } from '#src/features/billing/coupons/bind-coupon-dialog';

const meta = preview.meta({
  title: 'Billing/Dialogs/Bind coupon',
  component: BindCouponDialog,
  args: { open: true, onClose: fn() },
  parameters: { gleaner: { persona: 'standard' } },
});

async function send(code: string) {
  const field = await screen.findByRole('textbox', { name: /^Coupon code/ });
  await userEvent.type(field, `${code}{Enter}`);
  return field;
}

async function expectRefusal(code: string, message: RegExp) {
  const field = await send(code);
  await expect(await screen.findByText(message)).toBeVisible();
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(message);
  await expect(field).toHaveValue(code);
}

export const Empty = meta.story({
  name: 'API-028 Empty',
  play: async () => {
    const field = await screen.findByRole('textbox', { name: /^Coupon code/ });
    await expect(field).toHaveValue('');
    await inTestOnly(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Redeem code' }));
      await expect(field).toHaveAccessibleDescription(/Enter a code/);
      await expect(field).toHaveFocus();
    });
  },
});

export const Bound = meta.story({
  name: 'ENUM-46 API-028 Bound',
  play: async () => {
    await send('topup10');
    const dialog = await screen.findByRole('dialog', { name: /Coupon added to your account/ });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByText('$10 off')).toBeVisible();
    await expect(screen.getByText('All balance packs')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Use coupon' })).toHaveAttribute('href', '/console/balance');
  },
});

export const UnknownCode = meta.story({
  name: 'API-028 Unknown code',
  play: () => expectRefusal('NOSUCHCODE', /This code doesn’t exist/),
});

export const Expired = meta.story({
  name: 'ENUM-46 API-028 Expired',
  parameters: { gleaner: { persona: 'free' } },
  play: () => expectRefusal('EARLYBIRD', /This code expired on \w{3} \d{1,2}, 2026\./),
});

export const AlreadyUsed = meta.story({
  name: 'ENUM-46 API-028 Already used',
  play: () => expectRefusal('HANDSON50', /You’ve already used this code/),
});

export const AlreadyBound = meta.story({
  name: 'API-028 Already bound',
  play: async () => {
    await expectRefusal('GIFT-7QK2', /redeemed by another account/);
    await userEvent.clear(screen.getByRole('textbox', { name: /^Coupon code/ }));
    await expectRefusal('PLAN15', /You’ve already redeemed this code/);
  },
});

export const NotForThisPlan = meta.story({
  name: 'API-028 Not for this plan',
  play: () => expectRefusal('STARTER25', /This code is only valid for these plans: Free and Basic/),
});
