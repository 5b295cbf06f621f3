import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFormats } from '#src/i18n/format';
import { startLanguages, switchLanguage } from '#src/i18n/init';
import { useAsk } from './ask';
import { Button } from './button';
import { fault } from './form/fault';
import { TextField } from './form/fields';
import { UiProvider } from './theme/ui-provider';
import { useToasts } from './toast';
import { useSaid } from './words';

beforeEach(() => startLanguages('en-US'));
afterEach(cleanup);

function Speaker() {
  const { t } = useTranslation('ui');
  const { number } = useFormats();
  const ask = useAsk();
  const toasts = useToasts();
  const [said, say] = useSaid();
  const { control, setError } = useForm({ defaultValues: { name: '' } });
  const words = () => `${t(($) => $.refused)} ${number(1234.5)}`;
  return (
    <>
      <TextField control={control} name="name" label="Name" />
      <p data-testid="said">{said}</p>
      <Button
        onClick={() => {
          say(words);
          setError('name', fault(words));
          toasts.warning(words, { detail: words, action: { label: words, onPress: () => undefined } });
          void ask(() => ({
            variant: 'confirm',
            title: words(),
            body: <p>{words()}</p>,
            confirmLabel: words(),
            refusal: words,
            onConfirm: () => Promise.reject(new Error('not now')),
          }));
        }}
      >
        Speak
      </Button>
    </>
  );
}

const parts = (words: string): number =>
  [...document.querySelectorAll('p, div, span, button')].filter(
    (element) => element.textContent.includes(words) && element.children.length === 0,
  ).length;

test('I18N-01 a message, a question and a toast that stand on screen follow a change of language, the numbers in them too', async () => {
  const page = (
    <UiProvider theme="light" language="en-US" motion={false}>
      <Speaker />
    </UiProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  await userEvent.click(screen.getByRole('button', { name: 'Speak' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'That was not possible 1,234.5' }));
  await userEvent.click(dialog.getByRole('button', { name: 'That was not possible 1,234.5' }));
  await dialog.findByRole('button', { name: 'Try again' });
  const english = parts('That was not possible 1,234.5');
  expect(english).toBeGreaterThanOrEqual(7);
  await act(() => switchLanguage('de-DE'));
  expect(parts('That was not possible')).toBe(0);
  expect(parts('Das war nicht möglich 1.234,5')).toBe(english);
  expect(screen.getByRole('dialog', { name: 'Das war nicht möglich 1.234,5' })).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Noch einmal versuchen' })).toBeDefined();
});
