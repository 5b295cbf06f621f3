import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { EmailDialog } from '#src/features/account/email-dialog';

const meta = preview.meta({
  title: 'Account/Dialogs/E-mail',
  component: EmailDialog,
  args: { open: true, onClose: fn(), onClosed: fn(), email: 'standard@gleaner.example' },
  parameters: { gleaner: { persona: 'standard' } },
});

async function sendTo(address: string) {
  const field = await screen.findByRole('textbox', { name: /^New email address/ });
  await userEvent.type(field, `${address}{Enter}`);
  return field;
}

const codeField = () => screen.findByRole('textbox', { name: /^Verification code/ });

async function expectRefused(code: string, message: RegExp) {
  await sendTo('mia@new.example');
  const field = await codeField();
  await userEvent.type(field, code);
  // A simulated Enter does not find a submit button outside the form.
  await userEvent.click(screen.getByRole('button', { name: 'Confirm address' }));
  await expect(await screen.findByText(message)).toBeVisible();
  await expect(field).toBeInvalid();
  await expect(field).toHaveValue(code);
}

export const Ready = meta.story({
  name: 'API-012 Ready',
  play: async () => {
    const field = await screen.findByRole('textbox', { name: /^New email address/ });
    await expect(field).toHaveFocus();
    await waitFor(() => expect(screen.getByText('Current address: standard@gleaner.example')).toBeVisible());
  },
});

export const AddressUsed = meta.story({
  name: 'API-011 FORM-81 Address used',
  parameters: { gleaner: { scenario: 'emailTaken' } },
  play: async () => {
    const field = await sendTo('mia@');
    await expect(await screen.findByText(/Enter a valid email address/)).toBeVisible();
    await userEvent.type(field, 'new.example{Enter}');
    await expect(await screen.findByText(/This email address belongs to another account/)).toBeVisible();
    await expect(field).toHaveValue('mia@new.example');
    await expect(field).toBeInvalid();
  },
});

export const CodeSent = meta.story({
  name: 'API-010 Code sent',
  play: async () => {
    await sendTo('mia@new.example');
    const field = await codeField();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/We sent a code to mia@new.example/);
    await expect(screen.getByRole('button', { name: 'Resend code' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const VerificationCodeFailed = meta.story({
  name: 'ERR-02 API-012 Verification code failed',
  play: () => expectRefused('654321', /This code is wrong or has expired/),
});

export const CallError = meta.story({
  name: 'ERR-02 Call error',
  parameters: { gleaner: { scenario: 'codeCallFailed' } },
  play: () => expectRefused('123456', /We couldn’t check this code/),
});
