import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { withOpener } from '#.storybook/with-opener';
import { BindCouponDialog } from '#src/features/billing/coupons/bind-coupon-dialog';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Billing/Components/BindCouponDialog',
  component: BindCouponDialog,
  tags: ['autodocs'],
  render: withOpener(BindCouponDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/billing/coupons/bind-coupon-dialog.tsx', 'BindCouponDialog', {
      isShort: true,
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { open: false, code: 'TOPUP10', onClose: fn() },
  play: async ({ args }) => {
    const dialog = await openExample('Redeem a coupon code');
    await expect(dialog.getByRole('textbox', { name: /^Coupon code/ })).toHaveValue(args.code);
  },
});
