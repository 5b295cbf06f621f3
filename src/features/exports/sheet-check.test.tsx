import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/data/query-client';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';
import { SheetCheckButton } from './sheet-check';

const address = 'https://docs.google.com/spreadsheets/d/1f3KpQ8sVt2LmZxW9aBcDeFgHiJkLmNoPqRsTuVwXyZ0/edit';
let emulator: TestEmulator;

beforeEach(async () => {
  await startLanguages('en-US');
  emulator = await startEmulator();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText<HTMLInputElement>('Google Sheet URL');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
async function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UiProvider theme="light" motion={false}>
        <SheetCheckButton />
      </UiProvider>
    </QueryClientProvider>,
  );
  press('Check a Google Sheet');
  await screen.findByRole('dialog');
}

test('API-106 the result shows only for the checked address, and https is added', async () => {
  await open();
  press('Check');
  expect(await screen.findByText('Paste the sheet’s URL.')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  type(address.replace('https://', ' '));
  press('Check');
  expect(await screen.findByText(/^Gleaner can edit/)).toBeTruthy();
  expect(emulator.sent('checkGoogleSheet').map(({ body }) => body)).toEqual([{ url: address }]);
  type(`${address}x`);
  expect(screen.queryByText(/^Gleaner can edit/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Check' })).toBeTruthy();
  type(address);
  expect(screen.getByText(/^Gleaner can edit/)).toBeTruthy();
});

test('API-106 an invalid address takes the focus, and Retry-After disables the button', async () => {
  await open();
  type('https://docs.google.com/document/d/1f3KpQ8sVt2');
  press('Check');
  expect(await screen.findByText(/^This isn’t a Google Sheet URL/)).toBeTruthy();
  expect(document.activeElement).toBe(field());
  emulator.fail('checkGoogleSheet', { kind: 'status', status: 503, code: 'Unavailable', retryAfter: 30 });
  type(address);
  press('Check');
  expect(await screen.findByText('Couldn’t check the sheet. Try again in a moment.')).toBeTruthy();
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Check again' }).getAttribute('aria-disabled')).toBe('true'),
  );
});
