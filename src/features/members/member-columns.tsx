import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { Member } from '#src/data/members';
import { useFormats } from '#src/i18n/format';
import { RelativeTime } from '#src/ui/relative-time';
import { Tag } from '#src/ui/status';
import type { Column } from '#src/ui/table/columns';
import { TwoLine } from '#src/ui/two-line';
import { MemberActions, type MemberHandlers } from './member-actions';
import { memberNameOf } from './member-name';

/** The keys are also the sort keys (MEM-02). A phone shows two columns. */
export function useMemberColumns(
  handlers: MemberHandlers,
  disabledReason: string | undefined,
): readonly Column<Member>[] {
  const { t } = useTranslation('members');
  const formats = useFormats();
  return useMemo(
    (): readonly Column<Member>[] => [
      {
        key: 'name',
        title: t(($) => $.columns.name),
        minWidth: 220,
        sortable: true,
        cell: (member) => <Name member={member} />,
      },
      {
        key: 'status',
        title: t(($) => $.words.status, { ns: 'shell' }),
        width: 128,
        skeleton: 'tag',
        cell: (member) => <Status member={member} />,
      },
      {
        key: 'cloudCount',
        title: t(($) => $.words.cloudNodes, { ns: 'shell' }),
        width: 140,
        align: 'end',
        sortable: true,
        skeleton: 'number',
        cell: ({ cloudCount, cloudNodesUsed, disabled }) => (
          <TwoLine
            plain
            title={formats.number(cloudCount)}
            detail={
              disabled
                ? cloudCount > 0 && t(($) => $.free)
                : cloudNodesUsed > 0 && t(($) => $.atWork, { count: cloudNodesUsed })
            }
          />
        ),
      },
      {
        key: 'taskCount',
        title: t(($) => $.words.tasks, { ns: 'shell' }),
        width: 104,
        align: 'end',
        sortable: true,
        skeleton: 'number',
        cell: ({ taskCount }) => formats.number(taskCount),
      },
      {
        key: 'balance',
        title: t(($) => $.user.balance, { ns: 'shell' }),
        width: 116,
        align: 'end',
        sortable: true,
        skeleton: 'number',
        cell: ({ balance }) => formats.money(balance),
      },
      {
        key: 'createdAt',
        title: t(($) => $.columns.createdAt),
        width: 136,
        sortable: true,
        cell: ({ createdAt }) => <time dateTime={createdAt}>{formats.date(createdAt)}</time>,
      },
      {
        key: 'lastLoginAt',
        title: t(($) => $.columns.lastLoginAt),
        width: 152,
        sortable: true,
        cell: ({ lastLoginAt }) => (lastLoginAt === null ? '–' : <RelativeTime value={lastLoginAt} />),
      },
      {
        key: 'actions',
        title: t(($) => $.words.actions, { ns: 'shell' }),
        width: 92,
        align: 'end',
        titleHidden: true,
        cell: (member) => <MemberActions member={member} handlers={handlers} disabledReason={disabledReason} />,
      },
    ],
    [t, formats, handlers, disabledReason],
  );
}

function Status({ member: { disabled } }: { readonly member: Member }) {
  const { t } = useTranslation('members');
  return (
    <Tag variant={disabled ? 'neutral' : 'success'}>
      {disabled ? t(($) => $.statuses.disabled) : t(($) => $.statuses.active)}
    </Tag>
  );
}

function Name({ member }: { readonly member: Member }) {
  const { userName, email } = member;
  const name = memberNameOf(member);
  const more = [name === userName ? undefined : userName, email].filter(Boolean).join(' · ');
  return <TwoLine title={name} detail={more} />;
}
