import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { personas } from '#mocks/personas';
import { startLanguages } from '#src/i18n/init';
import { changesOf, chooseAction, renderMembers, openMembers, startMembers } from '#tests/fixtures/members-page';
import { startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';

let emulator: TestEmulator;

beforeAll(() => startLanguages('en-US'));
beforeEach(async () => {
  emulator = await startMembers();
});

test('API-020 the list requests keyword, order and page of the address, and marks disabled members', async () => {
  await openMembers('/?keyword=lu&sort=lastLoginAt&descending=true&pageSize=20');
  await screen.findByText('Luca');
  expect(emulator.sent('listMembers').map(({ query }) => query)).toContainEqual({
    page: '1',
    pageSize: '20',
    keyword: 'lu',
    orderBy: 'lastLoginAt',
    descending: 'true',
  });
  expect(screen.getByText('3 of 10')).toBeTruthy();
  expect(screen.getByText('4 of 40')).toBeTruthy();
  const row = within(screen.getByRole('row', { name: /Sofie/ }));
  expect(row.getByText('Disabled')).toBeTruthy();
  expect(row.getByText('–')).toBeTruthy();
});

test('API-020 a heading sorts and reverses the list, and a search starts at the first page', async () => {
  await openMembers('/?page=1&pageSize=20');
  const heading = () => screen.getByRole('columnheader', { name: 'Balance' });
  const press = () => fireEvent.click(within(heading()).getByRole('button'));
  await screen.findByText('Luca');
  press();
  await waitFor(() => expect(heading().getAttribute('aria-sort')).toBe('ascending'));
  press();
  await waitFor(() => expect(heading().getAttribute('aria-sort')).toBe('descending'));
  const field = screen.getByRole('textbox', { name: 'Search members' });
  fireEvent.change(field, { target: { value: 'so' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  const baseQuery = '?page=1&pageSize=20';
  await waitFor(() =>
    expect(emulator.sent('listMembers').map(({ request }) => new URL(request.url).search)).toEqual([
      baseQuery,
      `${baseQuery}&orderBy=balance&descending=false`,
      `${baseQuery}&orderBy=balance&descending=true`,
      `${baseQuery}&keyword=so&orderBy=balance&descending=true`,
    ]),
  );
});

test('a plan without members sends no request and links to the plans', async () => {
  emulator = await startEmulator({ persona: 'free' });
  renderMembers();
  expect(await screen.findByText('Your plan doesn’t include members')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  expect(emulator.sent('listMembers')).toEqual([]);
});

test('an expired plan shows that the members are kept', async () => {
  await emulator.db.accounts.update(personas.enterprise.userId, (draft) => void (draft.isLevelExpired = true));
  renderMembers();
  expect(await screen.findByText(/Your members and their tasks are still here/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Renew plan' }).getAttribute('href')).toMatch(/plan-subscription$/);
});

test('MEM-01 enabling a member shows at once and is rolled back when the server refuses it', async () => {
  await openMembers();
  const row = () => within(screen.getByRole('row', { name: /Sofie/ }));
  emulator.fail('setMemberStatus', { kind: 'status', status: 409, code: 'Refused', times: 1 });
  const release = emulator.delay('setMemberStatus');
  await chooseAction('Sofie', 'Enable');
  await waitFor(() => expect(row().getByText('Active')).toBeTruthy());
  release();
  await waitFor(() => expect(row().getByText('Disabled')).toBeTruthy());
  expect(await screen.findByText('Couldn’t enable Sofie')).toBeTruthy();
  await chooseAction('Sofie', 'Enable');
  expect(await screen.findByText('Sofie can sign in again')).toBeTruthy();
  expect(changesOf(emulator)).toEqual([
    ['setMemberStatus', '2', { disabled: false }],
    ['setMemberStatus', '2', { disabled: false }],
  ]);
});

test('MEM-01 removing a member that leaves nothing shows no list', async () => {
  emulator = await startMembers([{ memberId: '1', fullName: 'Luca', tasks: 0, cloudNodes: 0, balance: 0 }]);
  await openMembers();
  await screen.findByText('Luca');
  await chooseAction('Luca', 'Remove member');
  const dialog = await screen.findByRole('dialog', { name: 'Remove Luca?' });
  expect(within(dialog).getByText(/They have nothing for you to take over\.$/)).toBeTruthy();
  expect(within(dialog).queryByText(/:$/)).toBeNull();
  expect(within(dialog).queryByRole('list')).toBeNull();
});

test('MEM-01 removing a member reports what it leaves and deselects it', async () => {
  await openMembers();
  fireEvent.click(await screen.findByRole('checkbox', { name: /Luca/ }));
  await chooseAction('Luca', 'Remove member');
  const dialog = await screen.findByRole('dialog', { name: 'Remove Luca?' });
  expect(within(dialog).getByText(/3 tasks with their rows and exports/)).toBeTruthy();
  expect(within(dialog).getByText('$18.00 in balance')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove member' }));
  expect(await screen.findByText('3 tasks were moved to your account.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Selected members' })).toBeNull();
  expect(changesOf(emulator)).toEqual([['removeMember', '1', undefined]]);
});
