import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useFormats } from '#src/i18n/format';
import { startLanguages, switchLanguage } from '#src/i18n/init';
import { useConfirm } from './confirm';
import { Button } from './button';
import { validationError } from './form/validation-error';
import { TextField } from './form/fields';
import { UiProvider } from './theme/ui-provider';
import { useToasts } from './toast';
import { useMessage } from './message';

beforeEach(() => startLanguages('en-US'));

function Speaker() {
  const { t } = useTranslation('ui');
  const { number } = useFormats();
  const confirm = useConfirm();
  const toasts = useToasts();
  const [message, setMessage] = useMessage();
  const { control, setError } = useForm({ defaultValues: { name: '' } });
  const getText = () => `${t(($) => $.refused)} ${number(1234.5)}`;
  return (
    <>
      <TextField control={control} name="name" label="Name" />
      <p data-testid="said">{message}</p>
      <Button
        onClick={() => {
          setMessage(getText);
          setError('name', validationError(getText));
          toasts.warning(getText, { detail: getText, action: { label: getText, onPress: () => undefined } });
          void confirm(() => ({
            variant: 'confirm',
            title: getText(),
            body: <p>{getText()}</p>,
            confirmLabel: getText(),
            errorMessage: getText,
            onConfirm: () => Promise.reject(new Error('not now')),
          }));
        }}
      >
        Speak
      </Button>
    </>
  );
}

const parts = (text: string): number =>
  [...document.querySelectorAll('p, div, span, button')].filter(
    (element) => element.textContent.includes(text) && element.children.length === 0,
  ).length;

test('a message, a dialog and a toast on screen follow a change of language, including their numbers', async () => {
  const page = (
    <UiProvider theme="light" motion={false}>
      <Speaker />
    </UiProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  await userEvent.click(screen.getByRole('button', { name: 'Speak' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'That didn’t work 1,234.5' }));
  await userEvent.click(dialog.getByRole('button', { name: 'That didn’t work 1,234.5' }));
  await dialog.findByRole('button', { name: 'Try again' });
  const english = parts('That didn’t work 1,234.5');
  expect(english).toBeGreaterThanOrEqual(7);
  await act(() => switchLanguage('de-DE'));
  expect(parts('That didn’t work')).toBe(0);
  expect(parts('Das hat nicht funktioniert 1.234,5')).toBe(english);
  expect(screen.getByRole('dialog', { name: 'Das hat nicht funktioniert 1.234,5' })).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Erneut versuchen' })).toBeDefined();
});
