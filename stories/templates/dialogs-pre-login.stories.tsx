import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { PreLoginDialog } from '#src/features/templates/form/fields/pre-login-field';

const onUse = fn();
const onClose = fn();

const meta = preview.meta({ title: 'Templates/Dialogs/Pre-login', parameters: { gleaner: { persona: 'standard' } } });

async function dialogOf() {
  onUse.mockClear();
  onClose.mockClear();
  const dialog = await screen.findByRole('dialog', { name: 'Sign in to the site' });
  await waitFor(() => expect(dialog).toBeVisible());
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return within(dialog);
}

export const Empty = meta.story({
  name: 'FORM-09 FORM-25 Empty',
  render: () => (
    <PreLoginDialog open isSet={false} url="https://bazarro.example/login" onConfirm={onUse} onClose={onClose} />
  ),
  play: async () => {
    const dialog = await dialogOf();
    const field = dialog.getByLabelText(/^Cookie/);
    await expect(field).toHaveAttribute('type', 'password');
    await expect(dialog.getByRole('link', { name: 'Go to the sign-in page' })).toHaveAttribute(
      'href',
      'https://bazarro.example/login',
    );
    await userEvent.type(field, 'session=demo; theme=dark');
    await userEvent.click(dialog.getByRole('button', { name: 'Use cookie' }));
    await waitFor(() => expect(onUse).toHaveBeenCalledWith('session=demo; theme=dark'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalledOnce();
    await userEvent.clear(field);
  },
});

export const AlreadySet = meta.story({
  name: 'FORM-09 FORM-25 Already set',
  render: () => <PreLoginDialog open isSet url={null} onConfirm={onUse} onClose={onClose} />,
  play: async () => {
    const dialog = await dialogOf();
    await expect(dialog.getByText('A cookie is saved. We won’t show it again.')).toBeVisible();
    await expect(dialog.getByLabelText(/^New cookie/)).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove cookie' }));
    await expect(onUse).toHaveBeenCalledWith('');
  },
});

export const Invalid = meta.story({
  name: 'FORM-09 FORM-25 Invalid',
  render: () => <PreLoginDialog open isSet={false} url={null} onConfirm={onUse} onClose={onClose} />,
  play: async () => {
    const dialog = await dialogOf();
    const field = dialog.getByLabelText(/^Cookie/);
    await userEvent.type(field, 'my password{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This isn’t a valid cookie/));
    await expect(onUse).not.toHaveBeenCalled();
  },
});
