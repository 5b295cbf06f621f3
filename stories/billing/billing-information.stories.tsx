import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BillingInformationDialog } from '#src/features/billing/information/billing-information-dialog';

const meta = preview.meta({
  title: 'Billing/Dialogs/Billing information',
  component: BillingInformationDialog,
  args: { open: true, onClose: fn(), onSaved: fn() },
  parameters: { gleaner: { persona: 'standard', scenario: 'billingInformationEmpty' } },
});

async function form() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Billing details' }));
  await dialog.findByRole('textbox', { name: /^First name/ });
  return dialog;
}

export const Empty = meta.story({
  name: 'SHR-01 BILL-10 BILL-11 Empty',
  play: async () => {
    const dialog = await form();
    for (const name of [/^First name/, /^Last name/, /^Email/, /^Phone/, /^Street/, /^City/, /^Postal code/, /^State/])
      await expect(dialog.getByRole('textbox', { name })).toBeRequired();
    await expect(dialog.getByRole('combobox', { name: /^Country/ })).toBeRequired();
    for (const name of [/^Company.*optional/, /^Building.*optional/, /^VAT.*optional/, /^Invoice notes.*optional/])
      await expect(dialog.getByRole('textbox', { name })).not.toBeRequired();
  },
});

export const SameInformation = meta.story({
  name: 'BILL-13 Same information',
  play: async () => {
    const dialog = await form();
    const same = dialog.getByRole('button', { name: 'Copy from my account' });
    await waitFor(() => expect(same).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(same);
    await expect(dialog.getByRole('textbox', { name: /^Company/ })).toHaveValue('Castellan Research');
    await expect(dialog.getByRole('textbox', { name: /^First name/ })).toHaveValue('Mia');
    await expect(dialog.getByRole('textbox', { name: /^Email/ })).toHaveValue('standard@gleaner.example');
    await expect(dialog.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Castellan');
  },
});

export const RequiredErrors = meta.story({
  name: 'BILL-12 Required errors',
  play: async ({ args }) => {
    const dialog = await form();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Required fields are missing');
    const first = dialog.getByRole('textbox', { name: /^First name/ });
    await expect(first).toBeInvalid();
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription('Fill in this field.');
    await expect(dialog.getByRole('combobox', { name: /^Country/ })).toBeInvalid();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const UnusualPostcode = meta.story({
  name: 'FORM-78 Unusual postal code',
  parameters: { gleaner: { persona: 'standard', scenario: 'everyday' } },
  play: async ({ args }) => {
    const dialog = await form();
    const code = dialog.getByRole('textbox', { name: /^Postal code/ });
    await userEvent.clear(code);
    await userEvent.type(code, 'zzzzzzzzz');
    await userEvent.tab();
    await expect(code).toHaveAccessibleDescription(/^Postal codes in this country usually look different/);
    await expect(code).toBeValid();
    await inTestOnly(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(args.onSaved).toHaveBeenCalled());
      await expect(await screen.findByText(/Check the postal code “zzzzzzzzz”/)).toBeVisible();
    });
  },
});

export const Saving = meta.story({
  name: 'BILL-14 Saving',
  parameters: { gleaner: { persona: 'standard', scenario: 'billingInformationPending' } },
  play: async () => {
    const dialog = await form();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /Save/ })).toHaveAttribute('aria-busy', 'true'));
    await expect(dialog.getByRole('textbox', { name: /^City/ })).toHaveAttribute('readonly');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

export const ServerError = meta.story({
  name: 'BILL-14 Server error',
  parameters: { gleaner: { persona: 'standard', scenario: 'billingInformationRefused' } },
  play: async ({ args }) => {
    const dialog = await form();
    const city = dialog.getByRole('textbox', { name: /^City/ });
    await userEvent.clear(city);
    await userEvent.type(city, 'Bath');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Nothing was saved, but your changes are still here.',
    );
    await expect(city).toHaveValue('Bath');
    await expect(city).toBeEnabled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
