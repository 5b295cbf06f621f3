import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { renderAt } from '#.storybook/app-at';

const path = '/console/task/export-record';
const address = 'https://docs.google.com/spreadsheets/d/1f3KpQ8sVt2LmZxW9aBcDeFgHiJkLmNoPqRsTuVwXyZ0/edit';
const meta = preview.meta({
  title: 'Exports/Dialogs/Google Sheets',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

async function opened() {
  await userEvent.click(await screen.findByRole('button', { name: 'Check a Google Sheet' }, { timeout: 8_000 }));
  const element = await screen.findByRole('dialog', { name: 'Check a Google Sheet' });
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
}

async function check(text: string) {
  const dialog = await opened();
  await userEvent.click(dialog.getByRole('textbox', { name: 'Google Sheet URL' }));
  await userEvent.paste(text);
  await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
  return dialog;
}

export const Empty = meta.story({
  name: 'API-106 Empty',
  play: async () => {
    const dialog = await opened();
    const field = dialog.getByRole('textbox', { name: 'Google Sheet URL' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await inTestOnly(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
      await dialog.findByText('Paste the sheet’s URL.');
      await expect(field).toHaveFocus();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    });
  },
});

export const Good = meta.story({
  name: 'API-106 Good',
  play: async () => {
    const dialog = await check(address);
    await dialog.findByText(/^Gleaner can edit “.+”$/);
    await expect(dialog.getByRole('link', { name: 'Open sheet' })).toHaveAttribute('href', address);
    await userEvent.type(dialog.getByRole('textbox'), 'x');
    await expect(dialog.queryByText(/^Gleaner can edit/)).toBeNull();
    await userEvent.type(dialog.getByRole('textbox'), '{Backspace}');
    await dialog.findByText(/^Gleaner can edit “.+”$/);
  },
});

export const NotAnAddress = meta.story({
  name: 'API-106 Not an address',
  play: async () => {
    const dialog = await check('https://docs.google.com/document/d/1f3KpQ8sVt2');
    await dialog.findByText(/^This isn’t a Google Sheet URL/);
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
});

export const NotShared = meta.story({
  name: 'API-106 Not shared',
  parameters: { gleaner: { persona: 'standard', scenario: 'sheetNotShared', path } },
  play: async () => {
    const dialog = await check(address);
    await dialog.findByText('Gleaner can’t edit this sheet');
    await expect(dialog.getByText('sheets@gleaner.example')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy address' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  name: 'API-106 Not found',
  parameters: { gleaner: { persona: 'standard', scenario: 'sheetNotFound', path } },
  play: async () => {
    const dialog = await check(address);
    await dialog.findByText('This sheet no longer exists');
  },
});

export const ServerError = meta.story({
  name: 'API-106 Server error',
  parameters: { gleaner: { persona: 'standard', scenario: 'sheetCheckFailed', path } },
  play: async () => {
    const dialog = await check(address);
    await dialog.findByText('Couldn’t check the sheet. Try again in a moment.');
    await expect(dialog.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
});
