import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { setSessionToken } from '../../api/session-token';
import { setTransport } from '../../api/transport';
import { AccountLevel, BalanceItemType } from '../../contract/enums.gen';
import type { Schemas } from '../../contract/types';
import { startLanguages } from '../../i18n/init';
import { UiProvider } from '../../ui/theme/ui-provider';
import { Members } from './members';

type Member = Schemas['Member'];

const member = (memberId: string, fullName: string, more: Partial<Member> = {}): Member => ({
  memberId,
  userName: fullName.toLowerCase(),
  fullName,
  email: null,
  disabled: false,
  cloudCount: 5,
  cloudNodesUsed: 2,
  taskCount: 3,
  balance: 18,
  createdAt: '2026-01-03T09:30:00Z',
  lastLoginAt: null,
  ...more,
});
const refusal = (status: number, code: string, details: object[] = []) =>
  Response.json({ error: { code, message: code, details } }, { status });

let members: Member[] = [];
let account: object = {};
let sent: string[] = [];
/** The answer to whatever changes something. */
let onSend: (path: string) => Response | Promise<Response>;

const listed = () =>
  Response.json({
    total: members.length,
    page: 1,
    pageSize: 10,
    items: members,
    memberCount: members.length,
    memberLimit: 10,
    cloudNodeTotal: 40,
    cloudNodesLeft: 4,
  });

beforeAll(() => startLanguages('en-US'));
beforeEach(() => {
  setSessionToken('token');
  members = [member('1', 'Luca'), member('2', 'Sofie', { disabled: true }), member('3', 'Tom')];
  account = { userId: '9', userName: 'claire', email: 'c@example.com', accountLevel: AccountLevel.Enterprise };
  sent = [];
  onSend = () => new Response(null, { status: 204 });
  setTransport(async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/^.*\/v1\//, '');
    if (request.method !== 'GET') {
      sent.push(`${request.method} ${path} ${await request.text()}`.trim());
      return onSend(path);
    }
    if (path === 'accounts') return Response.json(account);
    sent.push(`${path}${search}`);
    if (path === 'accounts/member') return listed();
    if (path.endsWith('/balanceDetails'))
      return Response.json({
        memberId: '1',
        from: '2026-01-01T00:00:00Z',
        to: '2026-02-01T00:00:00Z',
        balance: 18,
        spent: 4.2,
        items: [{ type: BalanceItemType.Template, spent: 4.2 }],
        total: 0,
        page: 1,
        pageSize: 10,
        details: [],
      });
    return refusal(404, 'NotFound');
  });
});
afterEach(cleanup);

async function open(address = '/') {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <UiProvider theme="light" language="en-US" motion={false}>
          <Members />
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('table', { name: 'Members' });
}

const changes = () => sent.filter((each) => /^(POST|PUT|DELETE)/.test(each));

async function choose(name: string, action: string) {
  fireEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action, hidden: true }));
}

function submit(dialog: HTMLElement) {
  const form = dialog.querySelector('form');
  if (!form) throw new Error('There is no form');
  fireEvent.submit(form);
}

test('MEM-02 API-020 words, order and page of the address are asked for; a member without sign-in shows none', async () => {
  await open('/?keyword=lu&sort=lastLoginAt&descending=true&pageSize=20');
  await screen.findByText('Luca');
  expect(sent).toContain('accounts/member?page=1&pageSize=20&keyword=lu&orderBy=lastLoginAt&descending=true');
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
    expect(sent).toEqual([
      asked,
      `${asked}&orderBy=balance&descending=false`,
      `${asked}&orderBy=balance&descending=true`,
      `${asked}&keyword=so&orderBy=balance&descending=true`,
    ]),
  );
});

test('MEM-02 a plan without members asks for none and shows the way to one that has some', async () => {
  account = { ...account, accountLevel: AccountLevel.Free };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <UiProvider theme="light" language="en-US" motion={false}>
          <Members />
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Your plan has no members')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  expect(sent).toEqual([]);
});

test('MEM-02 whoever’s plan has ended is told that the members are kept', async () => {
  account = { ...account, isLevelExpired: true };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <UiProvider theme="light" language="en-US" motion={false}>
          <Members />
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/Your members and their tasks are kept/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Renew plan' }).getAttribute('href')).toMatch(/plan-subscription$/);
});

test('API-021 MEM-03 a taken name is said at its field; two presses create one member', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Create member' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create member' });
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^User name/ });
  fireEvent.change(field, { target: { value: ' nils ' } });
  const password = within(dialog).getByLabelText(/^Password/, { selector: 'input' });
  fireEvent.change(password, { target: { value: 'short' } });
  submit(dialog);
  expect(await within(dialog).findByText('Use at least 8 characters.')).toBeTruthy();
  fireEvent.change(password, { target: { value: 'three-lamps-3' } });
  onSend = () => refusal(422, 'FailModifyUserName', [{ field: 'userName', message: 'is taken' }]);
  submit(dialog);
  expect(await within(dialog).findByText(/Somebody signs in with this name already/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  sent = [];
  onSend = () => Response.json(member('4', 'Nils'));
  fireEvent.change(field, { target: { value: 'nils.b' } });
  submit(dialog);
  submit(dialog);
  expect(await screen.findByText('Nils was created')).toBeTruthy();
  expect(changes()).toEqual(['POST accounts/member/new {"userName":"nils.b","password":"three-lamps-3"}']);
});

test('MEM-03 API-021 of a member that is changed only what is another now is sent; an address is never taken away', async () => {
  members = [member('1', 'Luca', { email: 'luca@example.com' })];
  await open();
  await choose('Luca', 'Change names');
  const dialog = await screen.findByRole('dialog', { name: 'Change the names of Luca' });
  const address = within(dialog).getByRole('textbox', { name: /^E-mail/ });
  fireEvent.change(address, { target: { value: '' } });
  submit(dialog);
  expect(await within(dialog).findByText(/can be changed, not taken away/)).toBeTruthy();
  fireEvent.change(address, { target: { value: 'luca@example.com' } });
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Full name/ }), { target: { value: 'Luca Ferrante' } });
  onSend = () => Response.json(member('1', 'Luca Ferrante'));
  submit(dialog);
  expect(await screen.findByText('The names of Luca Ferrante are saved')).toBeTruthy();
  expect(changes()).toEqual(['POST accounts/member/1 {"fullName":"Luca Ferrante"}']);
});

test('API-023 MEM-04 where a password is refused for some, these alone are asked for again', async () => {
  await open();
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
  onSend = () =>
    Response.json({
      results: [
        { memberId: '1', code: '', message: '' },
        { memberId: '2', code: 'PasswordRefused', message: 'x' },
        { memberId: '3', code: 'MemberNotFound', message: 'x' },
      ],
    });
  submit(dialog);
  const results = within(await screen.findByRole('dialog', { name: /The password was not set for 2 members/ }));
  expect(results.getByText('The new password is set.')).toBeTruthy();
  expect(results.getByText(/This password is the present one/)).toBeTruthy();
  expect(results.getByText('This member is no more.')).toBeTruthy();
  expect(screen.getByText('2 members selected')).toBeTruthy();
  fireEvent.click(results.getByRole('button', { name: 'Choose another password' }));
  const again = await screen.findByRole('dialog', { name: 'Set the password of Sofie' });
  fireEvent.change(within(again).getByLabelText(/^New password/, { selector: 'input' }), {
    target: { value: 'four-lamps-4' },
  });
  onSend = () => new Response(null, { status: 204 });
  submit(again);
  await screen.findByText('The password of Sofie is set');
  expect(changes()).toEqual([
    'POST accounts/members/password {"memberIds":["1","2","3"],"password":"three-lamps-3"}',
    'POST accounts/member/2/password {"password":"four-lamps-4"}',
  ]);
});

test('API-022 MEM-04 the present password is refused at the field', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Set the password of Luca' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set the password of Luca' });
  fireEvent.change(within(dialog).getByLabelText(/^New password/, { selector: 'input' }), {
    target: { value: 'three-lamps-3' },
  });
  onSend = () => refusal(422, 'Invalid', [{ field: 'password', message: 'is the present one' }]);
  submit(dialog);
  expect(await within(dialog).findByText(/This password is the present one/)).toBeTruthy();
});

test('API-024 MEM-05 no more than is left, no fewer than are at work; a refusal keeps what was typed', async () => {
  await open();
  await choose('Luca', 'Cloud nodes');
  const dialog = await screen.findByRole('dialog', { name: 'Cloud nodes of Luca' });
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Cloud nodes/ });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  expect(within(dialog).getByText('4 are left then.')).toBeTruthy();
  type('10');
  expect(within(dialog).getByText('There are no more than 9 to give.')).toBeTruthy();
  type('1');
  expect(within(dialog).getByText(/2 are at work for the member now/)).toBeTruthy();
  type('1.5');
  submit(dialog);
  expect(await within(dialog).findByText('Enter a whole number, 0 or more.')).toBeTruthy();
  expect(changes()).toEqual([]);
  type('9');
  expect(within(dialog).getByText('0 are left then.')).toBeTruthy();
  onSend = () => refusal(409, 'ExceedCloudCount', [{ field: 'cloudCount', message: 'at most 6' }]);
  submit(dialog);
  expect(await within(dialog).findByText(/There are not so many cloud nodes left any more/)).toBeTruthy();
  expect(field.value).toBe('9');
  onSend = () => Response.json(member('1', 'Luca', { cloudCount: 9 }));
  submit(dialog);
  expect(await screen.findByText('Luca has 9 cloud nodes')).toBeTruthy();
  expect(changes().at(-1)).toBe('PUT accounts/member/1/cloudCount {"cloudCount":9}');
});

test('MEM-01 MEM-02 a member is enabled at once and shown as before where the server refuses', async () => {
  await open();
  const row = () => within(screen.getByRole('row', { name: /Sofie/ }));
  let answerNow: (response: Response) => void = () => undefined;
  onSend = () => new Promise((resolve) => (answerNow = resolve));
  await choose('Sofie', 'Enable');
  await waitFor(() => expect(row().getByText('Active')).toBeTruthy());
  answerNow(refusal(409, 'Refused'));
  await waitFor(() => expect(row().getByText('Disabled')).toBeTruthy());
  expect(await screen.findByText('Sofie could not be enabled')).toBeTruthy();
  members = members.map((each) => ({ ...each, disabled: false }));
  onSend = () => Response.json(member('2', 'Sofie'));
  await choose('Sofie', 'Enable');
  expect(await screen.findByText('Sofie can sign in again')).toBeTruthy();
  expect(changes()).toEqual(Array(2).fill('PUT accounts/member/2/status {"disabled":false}'));
});

test('MEM-01 what a removed member leaves is told, and it is no longer selected', async () => {
  await open();
  fireEvent.click(await screen.findByRole('checkbox', { name: /Luca/ }));
  await choose('Luca', 'Remove member');
  const dialog = await screen.findByRole('dialog', { name: 'Remove Luca?' });
  expect(within(dialog).getByText(/3 tasks with their rows and exports/)).toBeTruthy();
  expect(within(dialog).getByText('$18.00 of balance')).toBeTruthy();
  members = members.slice(1);
  onSend = () => Response.json({ taskCount: 3, taskGroupId: 'g-1', cloudCount: 5, balance: 18 });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove member' }));
  expect(await screen.findByText('3 tasks are yours now.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Selected members' })).toBeNull();
  expect(changes()).toEqual(['DELETE accounts/member/1']);
});

test('API-025 MEM-06 the balance details ask for another period from its first day on', async () => {
  await open();
  await choose('Luca', 'Balance details');
  const drawer = within(await screen.findByRole('dialog', { name: 'Balance of Luca' }));
  expect(await drawer.findByText('Nothing was spent in this period')).toBeTruthy();
  expect(drawer.getByText('Spent in the period')).toBeTruthy();
  const from = () => new URLSearchParams(sent.at(-1)?.split('?')[1]).get('from') ?? '';
  const first = from();
  fireEvent.click(drawer.getByRole('radio', { name: '7 days' }));
  await waitFor(() => expect(from()).not.toBe(first));
  const days = Math.round((Date.parse(from()) - Date.parse(first)) / 86_400_000);
  expect(days).toBe(23);
});
