import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '#src/api/query-client';
import { setSessionToken } from '#src/api/session-token';
import { setTransport } from '#src/api/transport';
import { AccountLevel, BalanceItemType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { Members } from './members';

type Member = Schemas['Member'];

/** A member by id and full name, as a list gives it. */
export const member = (memberId: string, fullName: string, more: Partial<Member> = {}): Member => ({
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

/** The answer to a call that is refused. */
export const refusal = (status: number, code: string, details: object[] = []) =>
  Response.json({ error: { code, message: code, details } }, { status });

/** What the server answers, and the calls it got: a test changes the one and reads the other. */
export const server: {
  members: Member[];
  account: object;
  sent: string[];
  /** The answer to whatever changes something. */
  onSend: (path: string) => Response | Promise<Response>;
} = { members: [], account: {}, sent: [], onSend: () => new Response(null, { status: 204 }) };

const listed = () =>
  Response.json({
    total: server.members.length,
    page: 1,
    pageSize: 10,
    items: server.members,
    memberCount: server.members.length,
    memberLimit: 10,
    cloudNodeTotal: 40,
    cloudNodesLeft: 4,
  });

/** Starts the server anew: three members of an enterprise account, every change accepted. */
export function startMembers(): void {
  setSessionToken('token');
  server.members = [member('1', 'Luca'), member('2', 'Sofie', { disabled: true }), member('3', 'Tom')];
  server.account = { userId: '9', userName: 'claire', email: 'c@example.com', accountLevel: AccountLevel.Enterprise };
  server.sent = [];
  server.onSend = () => new Response(null, { status: 204 });
  setTransport(async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/^.*\/v1\//, '');
    if (request.method !== 'GET') {
      server.sent.push(`${request.method} ${path} ${await request.text()}`.trim());
      return server.onSend(path);
    }
    if (path === 'accounts') return Response.json(server.account);
    server.sent.push(`${path}${search}`);
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
}

/** Draws the page of the members at an address. */
export function drawMembers(address = '/'): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <UiProvider theme="light" language="en-US" motion={false}>
          <Members />
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Opens the page of the members and waits for its list. */
export async function open(address = '/') {
  drawMembers(address);
  await screen.findByRole('table', { name: 'Members' });
}

/** The calls that changed something. */
export const changes = () => server.sent.filter((each) => /^(POST|PUT|DELETE)/.test(each));

/** Chooses an action in the menu of a member. */
export async function choose(name: string, action: string) {
  fireEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action, hidden: true }));
}

/** Sends the form of a dialog. */
export function submit(dialog: HTMLElement) {
  const form = dialog.querySelector('form');
  if (!form) throw new Error('There is no form');
  fireEvent.submit(form);
}
