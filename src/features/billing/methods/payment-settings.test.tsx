import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useImperativeHandle, type Ref } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/data/query-client';
import { personas } from '#mocks/personas';
import { paymentTokens } from '#mocks/seeds/payment-tokens';
import { CardBrand } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { pressCtrlEnter, pressEnter } from '#tests/fixtures/press-enter';
import { startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';
import type { PaymentFieldHandle } from '../payment/use-payment-field';
import { PaymentSettings } from './payment-settings';

// The provider's field is a frame with another document; the mock returns a token at once.
vi.mock('../payment/payment-field', () => ({
  PaymentField: ({ ref }: { ref?: Ref<PaymentFieldHandle> }) => {
    useImperativeHandle(ref, () => ({
      collect: () =>
        Promise.resolve({
          source: 'gleaner-payment-field',
          type: 'token',
          request: '1',
          token: 'tok_visa',
          brand: CardBrand.Visa,
          last4: '4242',
        } as const),
    }));
    return null;
  },
}));

let emulator: TestEmulator;
const changes = () =>
  emulator
    .sent()
    .filter(({ request }) => request.method !== 'GET')
    .map(({ operation }) => operation);
async function store(...tokens: readonly string[]) {
  const { paymentMethods } = emulator.db;
  const { userId } = personas.standard;
  for (const method of paymentMethods.all().filter((entry) => entry.userId === userId))
    await paymentMethods.remove(method.paymentMethodId);
  await paymentMethods.insertMany(
    tokens.map((token, index) => {
      const { expires, ...known } = paymentTokens[token]!;
      return {
        ...known,
        paymentMethodId: token,
        userId,
        expiry: expires && {
          month: expires.month,
          year: new Date(emulator.clock.now()).getUTCFullYear() + expires.inYears,
        },
        isDefault: index === 0,
        createdAt: emulator.clock.now() - index,
      };
    }),
  );
}

beforeAll(() => startLanguages('en-US'));
beforeEach(async () => {
  emulator = await startEmulator();
  await store('tok_amex', 'tok_jcb');
});

async function show() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <UiProvider theme="light" motion={false}>
          <PaymentSettings />
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(/ for \$[\d,.]+$/);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const list = () => within(screen.getByRole('list', { name: 'Payment methods' }));
const entry = (name: string) => within(list().getByText(name).closest('li') ?? document.body);

test('a new default shows at once and is rolled back when the server refuses it', async () => {
  emulator.fail('setDefaultPaymentMethod', { kind: 'status', status: 409, code: 'CardExpired' });
  const release = emulator.delay('setDefaultPaymentMethod');
  await show();
  press('Make default: JCB •••• 0505');
  await waitFor(() => expect(entry('JCB •••• 0505').getByText('Default')).toBeTruthy());
  release();
  expect(await screen.findByText(/^JCB •••• 0505 has expired and can’t be your default\./)).toBeTruthy();
  expect(entry('Amex •••• 8431').getByText('Default')).toBeTruthy();
});

async function add() {
  await show();
  press('Add payment method');
  const form = (await screen.findByRole('dialog')).querySelector('form');
  if (!form) throw new Error('There is no form');
  fireEvent.submit(form);
  fireEvent.submit(form);
}

test('ENUM-53 a double submit stores a card once, and the list shows it', async () => {
  await add();
  expect(await screen.findByText('Visa •••• 4242 saved')).toBeTruthy();
  expect(list().getByText('Visa •••• 4242')).toBeTruthy();
  expect(changes()).toEqual(['addPaymentMethod']);
});

test('Enter in the first field does not submit, Ctrl+Enter stores the card', async () => {
  await show();
  press('Add payment method');
  const [field] = within(await screen.findByRole('dialog')).getAllByRole<HTMLInputElement>('radio');
  const onSubmit = vi.fn();
  field?.form?.addEventListener('submit', onSubmit);
  pressEnter(field!);
  expect(onSubmit).not.toHaveBeenCalled();
  pressCtrlEnter(field!);
  expect(await screen.findByText('Visa •••• 4242 saved')).toBeTruthy();
  expect(changes()).toEqual(['addPaymentMethod']);
});

test('a card that the provider declines is not stored, and the form stays open', async () => {
  emulator.fail('addPaymentMethod', { kind: 'status', status: 422, code: 'TokenUnknown' });
  await add();
  expect(await screen.findByText(/^Our payment provider didn’t accept this, and nothing was saved\./)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Add payment method' })).toBeTruthy();
});

test('after a lost answer, the list confirms that the card is stored', async () => {
  emulator.fail('addPaymentMethod', { kind: 'reset' });
  await add();
  expect(await screen.findByText('Visa •••• 4242 saved')).toBeTruthy();
});

test('a card that is already stored shows a message', async () => {
  await store('tok_amex', 'tok_visa');
  await add();
  expect(await screen.findByText('Visa •••• 4242 was already saved')).toBeTruthy();
});

test('a method with a pending payment is not removed, and the dialog says why', async () => {
  emulator.fail('removePaymentMethod', { kind: 'status', status: 409, code: 'PaymentPending' });
  await show();
  press('Remove Amex •••• 8431');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Amex •••• 8431?' }));
  expect(dialog.getByText('JCB •••• 0505 becomes your default, and renewals are charged to it.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText(/^A payment with it is still processing\./)).toBeTruthy();
});

test('removing the last method cancels the renewal once, even if the removal is retried', async () => {
  await store('tok_amex');
  emulator.fail('removePaymentMethod', { kind: 'status', status: 409, code: 'PaymentPending', times: 1 });
  await show();
  press('Remove Amex •••• 8431');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove your last payment method?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel renewal and remove' }));
  expect(await dialog.findByText('The renewal was canceled, but the payment method wasn’t removed')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/^Amex •••• 8431 removed\. Your Standard plan ends on/)).toBeTruthy();
  expect(await screen.findByText('No saved payment methods')).toBeTruthy();
  expect(changes()).toEqual(['cancelSubscription', 'removePaymentMethod', 'removePaymentMethod']);
});
