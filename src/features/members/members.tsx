import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { codeOf } from '#src/api/errors';
import { useAccountQuery } from '#src/data/account';
import { memberQueries, type Member } from '#src/data/members';
import { accountCan } from '#src/domain/account-levels';
import { useListPage } from '#src/shared/list/use-list-page';
import { Button } from '#src/ui/button';
import { useShowDialog } from '#src/ui/dialog-host';
import { PageHeader } from '#src/ui/page-header';
import { MemberDialog } from './member-dialog';
import { MemberList } from './member-list';
import { membersParams, membersQuery } from './members.params';
import { isMemberLimitReached, MembersSummary } from './members-summary';
import { MembersNotIncluded } from './members-not-included';

const keyOf = (member: Member): string => member.memberId;

export function Members() {
  const { t } = useTranslation('members');
  const show = useShowDialog();
  const { data: account, isPending } = useAccountQuery();
  const isExcluded = account !== undefined && !accountCan(account, 'haveMembers');
  const list = useListPage({
    params: membersParams,
    query: (params) => memberQueries.list(membersQuery(params)),
    rowKey: keyOf,
    // No request where the plan has no members.
    enabled: !isPending && !isExcluded,
  });
  const { data, error, params } = list;
  const query = useMemo(() => membersQuery(params), [params]);
  const disabledReason = list.offline ? t(($) => $.offline) : undefined;
  const isRefused = data === undefined && codeOf(error) === 'MembersNotIncluded';
  const hasMembers = !isExcluded && !isRefused;
  const create = () => {
    show((dialog) => <MemberDialog {...dialog} query={query} />);
  };
  const createButton = (
    <Button
      variant="primary"
      icon={<PlusOutlined />}
      disabledReason={
        disabledReason ??
        (data && isMemberLimitReached(data) ? t(($) => $.limit.title, { count: data.memberLimit }) : undefined)
      }
      onClick={create}
    >
      {t(($) => $.create)}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t(($) => $.pages.members, { ns: 'shell' })}
        description={t(($) => $.description)}
        actions={hasMembers ? createButton : undefined}
      />
      {hasMembers && (data !== undefined || error === null) && <MembersSummary list={data} />}
      {hasMembers ? (
        <MemberList list={list} query={query} disabledReason={disabledReason} onCreate={create} />
      ) : (
        <MembersNotIncluded />
      )}
    </>
  );
}
