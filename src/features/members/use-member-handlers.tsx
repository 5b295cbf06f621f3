import { useMemo } from 'react';
import { useShowDialog } from '#src/ui/dialog-host';
import { BalanceDrawer } from './balance-drawer';
import type { MemberHandlers } from './member-actions';
import { MemberDialog } from './member-dialog';
import type { membersQuery } from './members.params';
import { NodesDialog } from './nodes-dialog';
import { PasswordDialog } from './password-dialog';
import { useMemberStatus } from './use-member-status';
import { useConfirmRemoval } from './use-confirm-removal';

/** The returned functions are stable. `query` identifies the cached list with the limits. */
export function useMemberHandlers(
  query: ReturnType<typeof membersQuery>,
  onRemoved: (memberIds: readonly string[]) => void,
): MemberHandlers {
  const show = useShowDialog();
  const { disable, enable } = useMemberStatus();
  const remove = useConfirmRemoval(onRemoved);
  return useMemo(
    () => ({
      password: (member) => {
        show((dialog) => <PasswordDialog {...dialog} members={[member]} />);
      },
      nodes: (member) => {
        show((dialog) => <NodesDialog {...dialog} member={member} query={query} />);
      },
      balance: (member) => {
        show((dialog) => <BalanceDrawer {...dialog} member={member} />);
      },
      edit: (member) => {
        show((dialog) => <MemberDialog {...dialog} member={member} query={query} />);
      },
      disable: (member) => void disable(member),
      enable: (member) => void enable(member),
      remove: (member) => void remove(member),
    }),
    [show, query, disable, enable, remove],
  );
}
