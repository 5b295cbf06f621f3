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
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^User name/ });
  fireEvent.change(field, { target: { value: ' nils ' } });
  const password = within(dialog).getByLabelText(/^Password/, { selector: 'input' });
  fireEvent.change(password, { target: { value: 'short' } });
  submitForm(dialog);
  expect(await within(dialog).findByText('Use at least 8 characters.')).toBeTruthy();
  fireEvent.change(password, { target: { value: 'three-lamps-3' } });
  const details = [{ field: 'userName', message: 'is taken' }];
  emulator.fail('saveMember', { kind: 'status', status: 422, code: 'FailModifyUserName', details, times: 1 });
  submitForm(dialog);
  expect(await within(dialog).findByText(/Somebody signs in with this name already/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: 'nils.b' } });
  submitForm(dialog);
  submitForm(dialog);
  expect(await screen.findByText('nils.b was created')).toBeTruthy();
  expect(changes().slice(1)).toEqual([['saveMember', 'new', { userName: 'nils.b', password: 'three-lamps-3' }]]);
});

test('API-021 an edit sends only changed fields and cannot remove the e-mail address', async () => {
  emulator = await startMembers([{ memberId: '1', fullName: 'Luca', email: 'luca@example.com' }]);
  await openMembers();
  await chooseAction('Luca', 'Change names');
  const dialog = await screen.findByRole('dialog', { name: 'Change the names of Luca' });
  const address = within(dialog).getByRole('textbox', { name: /^E-mail/ });
  fireEvent.change(address, { target: { value: '' } });
  submitForm(dialog);
  expect(await within(dialog).findByText(/can be changed, not taken away/)).toBeTruthy();
  fireEvent.change(address, { target: { value: 'luca@example.com' } });
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Full name/ }), { target: { value: 'Luca Ferrante' } });
  submitForm(dialog);
  expect(await screen.findByText('The names of Luca Ferrante are saved')).toBeTruthy();
  expect(changes()).toEqual([['saveMember', '1', { fullName: 'Luca Ferrante' }]]);
});

test('API-023 MEM-04 a retry asks only for the members whose password was refused', async () => {
  await openMembers();
  for (const name of ['Luca', 'Sofie', 'Tom'])
    fireEvent.click(await screen.findByRole('checkbox', { name: RegExp(name) }));
  fireEvent.click(
    within(screen.getByRole('region', { name: 'Selected members' })).getByRole('button', { name: 'Set password' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Set the password of 3 members' });
  expect(within(dialog).getByText(/Luca, Sofie, and Tom are signed out everywhere/)).toBeTruthy();
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
  const resultDialog = within(await screen.findByRole('dialog', { name: /The password was not set for 2 members/ }));
  expect(resultDialog.getByText('The new password is set.')).toBeTruthy();
  expect(resultDialog.getByText(/This password is the present one/)).toBeTruthy();
  expect(resultDialog.getByText('This member no longer exists.')).toBeTruthy();
  expect(screen.getByText('2 members selected')).toBeTruthy();
  fireEvent.click(resultDialog.getByRole('button', { name: 'Choose another password' }));
  const again = await screen.findByRole('dialog', { name: 'Set the password of Sofie' });
  fireEvent.change(within(again).getByLabelText(/^New password/, { selector: 'input' }), {
    target: { value: 'four-lamps-4' },
  });
  submitForm(again);
  await screen.findByText('The password of Sofie is set');
  expect(changes()).toEqual([
    ['setMemberPasswords', undefined, { memberIds: ['1', '2', '3'], password: 'three-lamps-3' }],
    ['setMemberPassword', '2', { password: 'four-lamps-4' }],
  ]);
});

test("API-022 the member's current password is refused at the field", async () => {
  emulator = await startMembers([{ memberId: '1', fullName: 'Luca', password: 'three-lamps-3' }]);
  await openMembers();
  fireEvent.click(await screen.findByRole('button', { name: 'Set the password of Luca' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set the password of Luca' });
  fireEvent.change(within(dialog).getByLabelText(/^New password/, { selector: 'input' }), {
    target: { value: 'three-lamps-3' },
  });
  submitForm(dialog);
  expect(await within(dialog).findByText(/This password is the present one/)).toBeTruthy();
});

test('API-024 MEM-05 the node count stays within its limits, and a refusal keeps the input', async () => {
  await openMembers();
  await chooseAction('Luca', 'Cloud nodes');
  const dialog = await screen.findByRole('dialog', { name: 'Cloud nodes of Luca' });
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Cloud nodes/ });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  expect(within(dialog).getByText('4 will be left.')).toBeTruthy();
  type('10');
  expect(within(dialog).getByText('No more than 9 can be assigned.')).toBeTruthy();
  type('1');
  expect(within(dialog).getByText(/The member is using 2 right now/)).toBeTruthy();
  type('1.5');
  submitForm(dialog);
  expect(await within(dialog).findByText('Enter a whole number, 0 or more.')).toBeTruthy();
  expect(changes()).toEqual([]);
  type('9');
  expect(within(dialog).getByText('0 will be left.')).toBeTruthy();
  const details = [{ field: 'cloudCount', message: 'at most 6' }];
  emulator.fail('setMemberCloudCount', { kind: 'status', status: 409, code: 'ExceedCloudCount', details, times: 1 });
  submitForm(dialog);
  expect(await within(dialog).findByText(/There are not so many cloud nodes left any more/)).toBeTruthy();
  expect(field.value).toBe('9');
  submitForm(dialog);
  expect(await screen.findByText('Luca has 9 cloud nodes')).toBeTruthy();
  expect(changes().at(-1)).toEqual(['setMemberCloudCount', '1', { cloudCount: 9 }]);
});

test('API-025 MEM-06 another period requests the balance details from its first day', async () => {
  await openMembers();
  await chooseAction('Luca', 'Balance details');
  const drawer = within(await screen.findByRole('dialog', { name: 'Balance of Luca' }));
  expect(await drawer.findByText('Nothing was spent in this period')).toBeTruthy();
  expect(drawer.getByText('Spent in the period')).toBeTruthy();
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
  fireEvent.click(await screen.findByRole('button', { name: 'Set the password of Luca' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set the password of Luca' });
  expect(within(dialog).getByText(/^The member is disabled: it can sign in .* once you enable it\.$/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Set the password of Sofie' }));
  const other = await screen.findByRole('dialog', { name: 'Set the password of Sofie' });
  expect(within(other).queryByText(/disabled/)).toBeNull();
});

test('a user name that looks like a phone number is not sent', async () => {
  await openMembers();
  fireEvent.click(await screen.findByRole('button', { name: 'Create member' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create member' });
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^User name/ });
  const password = within(dialog).getByLabelText(/^Password/, { selector: 'input' });
  fireEvent.change(password, { target: { value: 'three-lamps-3' } });
  for (const name of ['4711', '555-0142-1']) {
    fireEvent.change(field, { target: { value: name } });
    submitForm(dialog);
    expect(await within(dialog).findByText('Use more than digits, or it looks like a phone number.')).toBeTruthy();
  }
  expect(changes()).toEqual([]);
});
