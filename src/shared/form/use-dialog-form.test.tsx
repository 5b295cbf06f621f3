import { act, fireEvent, render, screen } from '@testing-library/react';
import { useTranslation } from '#src/i18n/use-translation';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from '#src/lib/zod';
import { ApiError } from '#src/api/errors';
import { startLanguages, switchLanguage } from '#src/i18n/init';
import { FormDialog } from '#src/ui/dialog';
import { TextField } from '#src/ui/form/fields';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { useDialogForm } from './use-dialog-form';

beforeEach(() => startLanguages('en-US'));

const submit = vi.fn<(values: { name: string }) => Promise<void>>();

function NameDialog() {
  const { t } = useTranslation('tasks');
  const required = t(($) => $.newGroup.required);
  const { control, dialogProps } = useDialogForm(
    z.object({ name: z.string().check(z.trim(), z.minLength(1, required)) }),
    submit,
    {
      dialog: { open: true, onClose: () => undefined },
      values: { name: '' },
      codes: { NotFound: () => 'The lamp is gone.' },
      fieldErrors: (error) =>
        error instanceof ApiError && error.status === 409 ? { name: () => t(($) => $.newGroup.taken) } : {},
    },
  );
  return (
    <FormDialog {...dialogProps} title="Lamp" submitLabel="Light">
      <TextField control={control} name="name" label="Name" />
    </FormDialog>
  );
}

const draw = () => {
  submit.mockReset();
  render(
    <MemoryRouter>
      <UiProvider theme="light" motion={false}>
        <NameDialog />
      </UiProvider>
    </MemoryRouter>,
  );
  return screen.getByLabelText<HTMLInputElement>('Name');
};
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Light' }));

test('an error appears on submit, takes the focus, follows the language and clears on typing', async () => {
  const field = draw();
  type(field, 'Desk');
  type(field, ' ');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  press();
  expect(await screen.findByText('Enter a group name.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await act(() => switchLanguage('de-DE'));
  await vi.waitFor(() => expect(screen.queryByText('Enter a group name.')).toBeNull());
  expect(field.getAttribute('aria-invalid')).toBe('true');
  type(field, 'Desk');
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull());
  expect(submit).not.toHaveBeenCalled();
});

test('a server error appears at the field it names, otherwise above the buttons', async () => {
  const field = draw();
  submit.mockRejectedValueOnce(new ApiError('http', 409, 'NameTaken', ''));
  type(field, ' Desk ');
  press();
  press();
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(submit.mock.calls).toEqual([[{ name: 'Desk' }]]);
  expect(screen.queryByRole('alert')).toBeNull();
  submit.mockRejectedValueOnce(new ApiError('http', 404, 'NotFound', ''));
  press();
  expect((await screen.findByRole('alert')).textContent).toBe('The lamp is gone.');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(field.value).toBe(' Desk ');
});

test('Retry-After disables the submit button and Enter', async () => {
  const field = draw();
  submit.mockRejectedValueOnce(new ApiError('http', 429, 'TooManyRequests', '', [], 30));
  type(field, 'Desk');
  press();
  expect(await screen.findByText('Too many attempts. Try again in 30 seconds.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Light' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.submit(field);
  await act(() => new Promise(setImmediate));
  expect(submit).toHaveBeenCalledOnce();
});
