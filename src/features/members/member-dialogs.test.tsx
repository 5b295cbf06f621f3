import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startLanguages } from '#src/i18n/init';
import { changesOf, chooseAction, openMembers, startMembers, submitForm } from '#tests/fixtures/members-page';
import type { TestEmulator } from '#tests/fixtures/start-emulator';

let emulator: TestEmulator;
const changes = () => changesOf(emulator);

beforeAll(() => startLanguages('en-US'));
beforeEach(async () => {
  emulator = await startMembers();
});

test('API-021 MEM-03 a taken name shows at its field, and a double submit creates one member', async () => {
  await openMembers();
  fireEvent.click(await screen.findByRole('button', { name: 'Create member' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create member' });
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Username/ });
  fireEvent.change(field, { target: { value: ' nils ' } });
  const password = within(dialog).getByLabelText(/^Password/, { selector: 'input' });
  fireEvent.change(password, { target: { value: 'short' } });
  submitForm(dialog);
  expect(await within(dialog).findByText('Use at least 8 characters.')).toBeTruthy();
  fireEvent.change(password, { target: { value: 'three-lamps-3' } });
  const details = [{ field: 'userName', message: 'is taken' }];
  emulator.fail('saveMember', { kind: 'status', status: 422, code: 'FailModifyUserName', details, times: 1 });
  submitForm(dialog);
  expect(await within(dialog).findByText(/This username is taken/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: 'nils.b' } });
  submitForm(dialog);
  submitForm(dialog);
  expect(await screen.findByText('Created nils.b')).toBeTruthy();
  expect(changes().slice(1)).toEqual([['saveMember', 'new', { userName: 'nils.b', password: 'three-lamps-3' }]]);
});

test('API-021 an edit sends only changed fields and cannot remove the e-mail address', async () => {
  emulator = await startMembers([{ memberId: '1', fullName: 'Luca', email: 'luca@example.com' }]);
  await openMembers();
  await chooseAction('Luca', 'Edit details');
  const dialog = await screen.findByRole('dialog', { name: 'Edit details for Luca' });
  const address = within(dialog).getByRole('textbox', { name: /^Email/ });
  fireEvent.change(address, { target: { value: '' } });
  submitForm(dialog);
  expect(await within(dialog).findByText(/can change this address, but you can’t remove it/)).toBeTruthy();
  fireEvent.change(address, { target: { value: 'luca@example.com' } });
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Full name/ }), { target: { value: 'Luca Ferrante' } });
  submitForm(dialog);
  expect(await screen.findByText('Saved details for Luca Ferrante')).toBeTruthy();
  expect(changes()).toEqual([['saveMember', '1', { fullName: 'Luca Ferrante' }]]);
});

test('API-023 MEM-04 a retry asks only for the members whose password was refused', async () => {
  await openMembers();
  for (const name of ['Luca', 'Sofie', 'Tom'])
    fireEvent.click(await screen.findByRole('checkbox', { name: RegExp(name) }));
  fireEvent.click(
    within(screen.getByRole('region', { name: 'Selected members' })).getByRole('button', { name: 'Set password' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Set password for 3 members' });
  expect(within(dialog).getByText(/Luca, Sofie, and Tom will be signed out everywhere/)).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText(/^New password/, { selector: 'input' }), {
    target: { value: 'three-lamps-3' },
  });
  const results = [
    { memberId: '1', code: '', message: '' },
    { memberId: '2', code: 'PasswordRefused', message: 'x' },
    { memberId: '3', code: 'MemberNotFound', message: 'x' },
  ];
  emulator.fail('setMemberPasswords', { kind: 'answer', body: { results } });
  submitForm(dialog);
  const resultDialog = within(await screen.findByRole('dialog', { name: /Couldn’t set the password for 2 members/ }));
  expect(resultDialog.getByText('Password set.')).toBeTruthy();
  expect(resultDialog.getByText(/This is already their password/)).toBeTruthy();
  expect(resultDialog.getByText('This member no longer exists. Refresh the list.')).toBeTruthy();
  expect(screen.getByText('2 members selected')).toBeTruthy();
  fireEvent.click(resultDialog.getByRole('button', { name: 'Choose another password' }));
  const again = await screen.findByRole('dialog', { name: 'Set password for Sofie' });
  fireEvent.change(within(again).getByLabelText(/^New password/, { selector: 'input' }), {
    target: { value: 'four-lamps-4' },
  });
  submitForm(again);
  await screen.findByText('Password set for Sofie');
  expect(changes()).toEqual([
    ['setMemberPasswords', undefined, { memberIds: ['1', '2', '3'], password: 'three-lamps-3' }],
    ['setMemberPassword', '2', { password: 'four-lamps-4' }],
  ]);
});

test("API-022 the member's current password is refused at the field", async () => {
  emulator = await startMembers([{ memberId: '1', fullName: 'Luca', password: 'three-lamps-3' }]);
  await openMembers();
  fireEvent.click(await screen.findByRole('button', { name: 'Set password for Luca' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set password for Luca' });
  fireEvent.change(within(dialog).getByLabelText(/^New password/, { selector: 'input' }), {
    target: { value: 'three-lamps-3' },
  });
  submitForm(dialog);
  expect(await within(dialog).findByText(/This is already their password/)).toBeTruthy();
});

test('API-024 MEM-05 the node count stays within its limits, and a refusal keeps the input', async () => {
  await openMembers();
  await chooseAction('Luca', 'Cloud nodes');
  const dialog = await screen.findByRole('dialog', { name: 'Cloud nodes for Luca' });
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Cloud nodes/ });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  expect(within(dialog).getByText('You’ll have 4 left to assign.')).toBeTruthy();
  type('10');
  expect(within(dialog).getByText('You can assign up to 9.')).toBeTruthy();
  type('1');
  expect(within(dialog).getByText(/This member is using 2 right now/)).toBeTruthy();
  type('1.5');
  submitForm(dialog);
  expect(await within(dialog).findByText('Enter a whole number, 0 or more.')).toBeTruthy();
  expect(changes()).toEqual([]);
  type('9');
  expect(within(dialog).getByText('You’ll have 0 left to assign.')).toBeTruthy();
  const details = [{ field: 'cloudCount', message: 'at most 6' }];
  emulator.fail('setMemberCloudCount', { kind: 'status', status: 409, code: 'ExceedCloudCount', details, times: 1 });
  submitForm(dialog);
  expect(await within(dialog).findByText(/You no longer have that many cloud nodes/)).toBeTruthy();
  expect(field.value).toBe('9');
  submitForm(dialog);
  expect(await screen.findByText('Luca now has 9 cloud nodes')).toBeTruthy();
  expect(changes().at(-1)).toEqual(['setMemberCloudCount', '1', { cloudCount: 9 }]);
});

test('API-025 MEM-06 another period requests the balance details from its first day', async () => {
  await openMembers();
  await chooseAction('Luca', 'Balance details');
  const drawer = within(await screen.findByRole('dialog', { name: 'Balance details for Luca' }));
  expect(await drawer.findByText('No spending in this period')).toBeTruthy();
  expect(drawer.getByText('Spent in this period')).toBeTruthy();
  const from = () => emulator.sent('getMemberBalanceDetails').at(-1)?.query['from'] ?? '';
  const first = from();
  fireEvent.click(drawer.getByRole('radio', { name: '7 days' }));
  await waitFor(() => expect(from()).not.toBe(first));
  const days = Math.round((Date.parse(from()) - Date.parse(first)) / 86_400_000);
  expect(days).toBe(23);
});

test('the password dialog of a disabled member warns that sign-in stays blocked', async () => {
  emulator = await startMembers([
    { memberId: '1', fullName: 'Luca', disabled: true },
    { memberId: '2', fullName: 'Sofie' },
  ]);
  await openMembers();
  fireEvent.click(await screen.findByRole('button', { name: 'Set password for Luca' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set password for Luca' });
  expect(
    within(dialog).getByText(/^This member is disabled\. They can sign in .* once you enable them\.$/),
  ).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Set password for Sofie' }));
  const other = await screen.findByRole('dialog', { name: 'Set password for Sofie' });
  expect(within(other).queryByText(/disabled/)).toBeNull();
});

test('a user name that looks like a phone number is not sent', async () => {
  await openMembers();
  fireEvent.click(await screen.findByRole('button', { name: 'Create member' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create member' });
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Username/ });
  const password = within(dialog).getByLabelText(/^Password/, { selector: 'input' });
  fireEvent.change(password, { target: { value: 'three-lamps-3' } });
  for (const name of ['4711', '555-0142-1']) {
    fireEvent.change(field, { target: { value: name } });
    submitForm(dialog);
    expect(await within(dialog).findByText('Don’t use only digits. That looks like a phone number.')).toBeTruthy();
  }
  expect(changes()).toEqual([]);
});
