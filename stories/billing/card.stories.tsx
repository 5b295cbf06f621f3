import { expect, screen, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { config } from '#src/api/config';
import { PaymentField } from '#src/features/billing/payment/payment-field';

const field = () => config().payment?.fieldUrl ?? '';
const meta = preview.meta({ title: 'Billing/Fields/Card', parameters: { gleaner: { persona: 'standard' } } });

export const Filled = meta.story({
  name: 'ENUM-53 Filled',
  render: () => <PaymentField kind="CreditCard" fieldUrl={`${field()}?fill=tok_visa`} />,
  play: async () => {
    const frame = await screen.findByTitle<HTMLIFrameElement>('Card details');
    await screen.findByText('Visa recognized');
    // The frame has no origin, so this page cannot read the card data.
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame.contentDocument).toBeNull();
    await waitFor(() => expect(frame.getBoundingClientRect().height).toBeGreaterThan(200));
  },
});

export const Wrong = meta.story({
  name: 'ENUM-53 Error',
  render: () => <PaymentField kind="CreditCard" fieldUrl={`${field()}?fill=lapsed`} />,
  play: async () => {
    await expect(await screen.findByText('This card has expired. Use another one.')).toBeVisible();
    await expect(screen.getByText('Visa recognized')).toBeVisible();
  },
});

export const NotLoaded = meta.story({
  name: 'ENUM-53 Not loaded',
  render: () => <PaymentField kind="CreditCard" fieldUrl={field().replace('field', 'absent')} loadTimeout={200} />,
  play: async () => {
    const alert = within(await screen.findByRole('alert'));
    await expect(alert.getByText('Couldn’t load the payment form')).toBeVisible();
    await expect(alert.getByText('Nothing was charged. Try again, or use another payment method.')).toBeVisible();
    await inTestOnly(async () => {
      alert.getByRole('button', { name: /try again|retry/i }).click();
      await screen.findByTitle('Card details');
    });
  },
});
