import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { AccountLevel } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { changes, choose, drawMembers, member, open, refusal, server, startMembers } from './fake-members';

beforeAll(() => startLanguages('en-US'));
beforeEach(startMembers);
afterEach(cleanup);

test('MEM-02 API-020 words, order and page of the address are asked for; a member without sign-in shows none', async () => {
  await open('/?keyword=lu&sort=lastLoginAt&descending=true&pageSize=20');
  await screen.findByText('Luca');
  expect(server.sent).toContain('accounts/member?page=1&pageSize=20&keyword=lu&orderBy=lastLoginAt&descending=true');
  expect(screen.getByText('3 of 10')).toBeTruthy();
  expect(screen.getByText('4 of 40')).toBeTruthy();
  const row = within(screen.getByRole('row', { name: /Sofie/ }));
  expect(row.getByText('Disabled')).toBeTruthy();
  expect(row.getByText('–')).toBeTruthy();
});

test('MEM-02 API-020 a heading sorts, pressed again it turns the order round; words begin with the first page', async () => {
  await open('/?page=1&pageSize=20');
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
  const asked = 'accounts/member?page=1&pageSize=20';
  await waitFor(() =>
    expect(server.sent).toEqual([
      asked,
      `${asked}&orderBy=balance&descending=false`,
      `${asked}&orderBy=balance&descending=true`,
      `${asked}&keyword=so&orderBy=balance&descending=true`,
    ]),
  );
});

test('MEM-02 a plan without members asks for none and shows the way to one that has some', async () => {
  server.account = { ...server.account, accountLevel: AccountLevel.Free };
  drawMembers();
  expect(await screen.findByText('Your plan has no members')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  expect(server.sent).toEqual([]);
});

test('MEM-02 whoever’s plan has ended is told that the members are kept', async () => {
  server.account = { ...server.account, isLevelExpired: true };
  drawMembers();
  expect(await screen.findByText(/Your members and their tasks are kept/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Renew plan' }).getAttribute('href')).toMatch(/plan-subscription$/);
});

test('MEM-01 MEM-02 a member is enabled at once and shown as before where the server refuses', async () => {
  await open();
  const row = () => within(screen.getByRole('row', { name: /Sofie/ }));
  let answerNow: (response: Response) => void = () => undefined;
  server.onSend = () => new Promise((resolve) => (answerNow = resolve));
  await choose('Sofie', 'Enable');
  await waitFor(() => expect(row().getByText('Active')).toBeTruthy());
  answerNow(refusal(409, 'Refused'));
  await waitFor(() => expect(row().getByText('Disabled')).toBeTruthy());
  expect(await screen.findByText('Sofie could not be enabled')).toBeTruthy();
  server.members = server.members.map((each) => ({ ...each, disabled: false }));
  server.onSend = () => Response.json(member('2', 'Sofie'));
  await choose('Sofie', 'Enable');
  expect(await screen.findByText('Sofie can sign in again')).toBeTruthy();
  expect(changes()).toEqual(Array(2).fill('PUT accounts/member/2/status {"disabled":false}'));
});

test('MEM-01 of a member that leaves nothing no list is begun', async () => {
  server.members = [{ ...member('1', 'Luca'), taskCount: 0, cloudCount: 0, balance: 0 }];
  await open();
  await screen.findByText('Luca');
  await choose('Luca', 'Remove member');
  const dialog = await screen.findByRole('dialog', { name: 'Remove Luca?' });
  expect(within(dialog).getByText(/It leaves nothing for you to take over\.$/)).toBeTruthy();
  expect(within(dialog).queryByText(/:$/)).toBeNull();
  expect(within(dialog).queryByRole('list')).toBeNull();
});

test('MEM-01 what a removed member leaves is told, and it is no longer selected', async () => {
  await open();
  fireEvent.click(await screen.findByRole('checkbox', { name: /Luca/ }));
  await choose('Luca', 'Remove member');
  const dialog = await screen.findByRole('dialog', { name: 'Remove Luca?' });
  expect(within(dialog).getByText(/3 tasks with their rows and exports/)).toBeTruthy();
  expect(within(dialog).getByText('$18.00 of balance')).toBeTruthy();
  server.members = server.members.slice(1);
  server.onSend = () => Response.json({ taskCount: 3, taskGroupId: 'g-1', cloudCount: 5, balance: 18 });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove member' }));
  expect(await screen.findByText('3 tasks are yours now.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Selected members' })).toBeNull();
  expect(changes()).toEqual(['DELETE accounts/member/1']);
});
