import { expect, within } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { CouponCard } from '#src/features/billing/coupons/coupon-card';
import { exampleCoupon } from '#stories/examples';

const meta = preview.meta({
  title: 'Billing/Components/CouponCard',
  component: CouponCard,
  tags: ['autodocs'],
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/billing/coupons/coupon-card.tsx', 'CouponCard', { isShort: true }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: { coupon: exampleCoupon, discountText: '15% off', terms: ['Plans', 'From $90'], hideAction: false },
  play: async ({ args: { coupon, terms }, canvas }) => {
    const card = within(canvas.getByRole('article', { name: `15% off, ${coupon.code}` }));
    await expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(terms);
    await expect(card.getByRole('link', { name: `Use coupon: ${coupon.code}` })).toBeVisible();
  },
});
