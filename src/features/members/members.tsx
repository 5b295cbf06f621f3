import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { codeOf } from '#src/api/errors';
import { limits } from '#src/contract/limits.gen';
import { useAccountQuery } from '#src/data/account';
import { memberQueries, type Member } from '#src/data/members';
import { accountCan } from '#src/domain/account-levels';
import { ResourceList } from '#src/shared/list/resource-list';
import { useListPage } from '#src/shared/list/use-list-page';
import { Button } from '#src/ui/button';
import { useShowDialog } from '#src/ui/dialog-host';
import { Empty } from '#src/ui/empty';
import { SearchBox } from '#src/ui/form/search-box';
import { PageHeader } from '#src/ui/page-header';
import { useMemberColumns } from './member-columns';
import { MemberDialog } from './member-dialog';
import { memberNameOf } from './member-name';
import { membersParams, membersQuery, sortParams } from './members.params';
import styles from './members.module.css';
import { isMemberLimitReached, MembersSummary } from './members-summary';
import { MembersNotIncluded } from './members-not-included';
import { PasswordBar } from './password-bar';
import { useMemberHandlers } from './use-member-handlers';

const keyOf = (member: Member): string => member.memberId;

const useMemberPage = (enabled: boolean) =>
  useListPage({
    params: membersParams,
    query: (params) => memberQueries.list(membersQuery(params)),
    rowKey: keyOf,
    enabled,
  });

export function Members() {
  const { t } = useTranslation('members');
  const { data: account, isPending } = useAccountQuery();
  const isExcluded = account !== undefined && !accountCan(account, 'haveMembers');
  // No request where the plan has no members.
  const list = useMemberPage(!isPending && !isExcluded);
  const { data, error } = list;
  const isRefused = data === undefined && codeOf(error) === 'MembersNotIncluded';
  if (!isExcluded && !isRefused) return <MemberList list={list} />;
  return (
    <>
      <PageHeader title={t(($) => $.pages.members, { ns: 'shell' })} description={t(($) => $.description)} />
      <MembersNotIncluded />
    </>
  );
}

function MemberList({ list }: { readonly list: ReturnType<typeof useMemberPage> }) {
  const { t } = useTranslation('members');
  const show = useShowDialog();
  const { data, error, params, nextParams, selection } = list;
  const query = useMemo(() => membersQuery(params), [params]);
  const disabledReason = list.offline ? t(($) => $.offline) : undefined;
  const columns = useMemberColumns(useMemberHandlers(query, selection.remove), disabledReason);
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
        actions={createButton}
      />
      {(data !== undefined || error === null) && <MembersSummary list={data} />}
      <ResourceList
        list={list}
        label={t(($) => $.pages.members, { ns: 'shell' })}
        density="roomy"
        columns={columns}
        rowLabel={memberNameOf}
        alwaysSorted
        sort={{ key: params.sort, order: params.descending ? 'descend' : 'ascend' }}
        onSort={(sort) => {
          list.setFilters(sortParams(sort));
        }}
        filters={
          <div className={styles.search}>
            <SearchBox
              focusOnSlash
              value={nextParams.keyword}
              label={t(($) => $.search)}
              placeholder={t(($) => $.searchPlaceholder)}
              maxLength={limits.keywordLength}
              onSearch={(keyword) => {
                list.setFilters({ keyword: keyword.trim() });
              }}
            />
          </div>
        }
        failed={{ title: t(($) => $.failed), detail: t(($) => $.failedHint) }}
        noMatch={{ title: t(($) => $.noMatch), clearLabel: t(($) => $.clearSearch, { ns: 'ui' }) }}
        empty={
          <Empty
            drawing="list"
            title={t(($) => $.empty)}
            action={<Button onClick={create}>{t(($) => $.create)}</Button>}
          >
            {t(($) => $.emptyHint)}
          </Empty>
        }
      />
      <PasswordBar members={selection.rows} disabledReason={disabledReason} onDeselect={selection.remove} />
    </>
  );
}
