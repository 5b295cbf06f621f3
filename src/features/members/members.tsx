import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApiError, isOffline, retryAfterOf } from '#src/api/errors';
import { useAccount } from '#src/data/account';
import { memberQueries, type Member } from '#src/data/members';
import { quiet, stalenessOf } from '#src/data/polling';
import { useKeptError } from '#src/data/use-kept-error';
import { accountCan } from '#src/domain/account-levels';
import { useWantedSearch } from '#src/shared/address/use-wanted-search';
import { useOnline } from '#src/state/preferences';
import { Button } from '#src/ui/button';
import { useShowDialog } from '#src/ui/dialog-host';
import { Empty } from '#src/ui/empty';
import { SearchBox } from '#src/ui/form/search-box';
import { PageHeader } from '#src/ui/page-header';
import { StaleNotice } from '#src/ui/stale-notice';
import { ResourceTable } from '#src/ui/table/resource-table';
import { useMemberColumns } from './member-columns';
import { MemberDialog } from './member-dialog';
import { nameOf } from './member-name';
import {
  membersQuery,
  pageSizes,
  readMembersParams,
  withSort,
  writeMembersParams,
  type MembersParams,
} from './members.params';
import styles from './members.module.css';
import { isFull, MembersSummary } from './members-summary';
import { NotIncluded } from './not-included';
import { PasswordBar } from './password-bar';
import { useMemberDoing } from './use-member-doing';

/** Asks for the members that the address names; nobody is asked for what the plan does not have. */
function useMemberList() {
  const { data: account, isPending } = useAccount();
  const [search] = useSearchParams();
  const query = useMemo(() => membersQuery(readMembersParams(search)), [search]);
  const without = account !== undefined && !accountCan(account, 'haveMembers');
  const list = useQuery({
    ...memberQueries.list(query),
    ...quiet,
    placeholderData: keepPreviousData,
    enabled: !isPending && !without,
  });
  const error: unknown = list.error;
  const refused = list.data === undefined && error instanceof ApiError && error.code === 'MembersNotIncluded';
  return { list, query, without: without || refused };
}

type Shown = Omit<ReturnType<typeof useMemberList>, 'without'>;

/** The members page of an account: its members, or the way to a plan that has some (MEM-02). */
export function Members() {
  const { t } = useTranslation('members');
  const { without, ...shown } = useMemberList();
  if (!without) return <MemberList {...shown} />;
  return (
    <>
      <PageHeader title={t(($) => $.title)} description={t(($) => $.description)} />
      <NotIncluded />
    </>
  );
}

/** Every member (MEM-01, MEM-02): words, order and page live in the address, what is selected stays from page to page. */
function MemberList({ list, query }: Shown) {
  const { t } = useTranslation('members');
  const { search, wanted, ask } = useWantedSearch();
  const params = readMembersParams(search);
  // What is to be shown once the address has followed: every change begins with that.
  const next = readMembersParams(wanted);
  const { data, dataUpdatedAt, refetch } = list;
  const error = useKeptError(list);
  const staleness = stalenessOf({ data, error, dataUpdatedAt });
  const online = useOnline();
  const held = !online || isOffline(error) ? t(($) => $.offline) : undefined;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Member>>(new Map());
  const without = useCallback((memberIds: readonly string[]) => {
    setChosen((before) => new Map([...before].filter(([id]) => !memberIds.includes(id))));
  }, []);
  const doing = useMemberDoing(query, without);
  const columns = useMemberColumns(doing, held);
  const create = useCreate(query);
  const members = data?.items ?? none;
  // What is on the page may have changed since it was chosen.
  const selected = new Map([...chosen].map(([id, one]) => [id, members.find((each) => each.memberId === id) ?? one]));
  const choose = (ids: ReadonlySet<string>) => {
    const known = new Map([...selected, ...members.map((member) => [member.memberId, member] as const)]);
    setChosen(new Map([...ids].flatMap((id) => known.get(id) ?? []).map((member) => [member.memberId, member])));
  };
  const change = (changed: MembersParams, replace = false) => {
    ask(writeMembersParams(changed), { preventScrollReset: true, replace });
  };
  const createButton = (
    <Button
      kind="primary"
      icon={<PlusOutlined />}
      reason={held ?? (data && isFull(data) ? t(($) => $.limit.title, { count: data.memberLimit }) : undefined)}
      onClick={create}
    >
      {t(($) => $.create)}
    </Button>
  );
  return (
    <>
      <PageHeader title={t(($) => $.title)} description={t(($) => $.description)} actions={createButton} />
      {(data !== undefined || error === null) && <MembersSummary list={data} />}
      <div className={styles.search}>
        <SearchBox
          slash
          value={next.keyword}
          label={t(($) => $.search)}
          placeholder={t(($) => $.searchPlaceholder)}
          onSearch={(keyword) => {
            change({ ...next, keyword: keyword.trim().slice(0, 100), page: 1 });
          }}
        />
      </div>
      {staleness && (
        <div className={styles.stale}>
          <StaleNotice {...staleness} onRetry={() => void refetch()} />
        </div>
      )}
      <ResourceTable
        label={t(($) => $.title)}
        density="roomy"
        columns={columns}
        rows={data?.items}
        rowKey={(member) => member.memberId}
        rowLabel={nameOf}
        alwaysSorted
        sort={{ key: params.sort, order: params.descending ? 'descend' : 'ascend' }}
        onSort={(sort) => {
          change(withSort(next, sort));
        }}
        selection={{ selected: new Set(selected.keys()), onChange: choose }}
        error={
          data === undefined && error !== null
            ? {
                title: t(($) => $.failed),
                detail: t(($) => $.failedHint),
                onRetry: () => void refetch(),
                retryIn: retryAfterOf(error),
              }
            : undefined
        }
        empty={
          params.keyword !== '' ? (
            <Empty
              drawing="search"
              title={t(($) => $.noMatch)}
              action={
                <Button
                  onClick={() => {
                    change({ ...next, keyword: '', page: 1 });
                  }}
                >
                  {t(($) => $.clearSearch)}
                </Button>
              }
            />
          ) : (
            <Empty
              drawing="list"
              title={t(($) => $.empty)}
              action={<Button onClick={create}>{t(($) => $.create)}</Button>}
            >
              {t(($) => $.emptyHint)}
            </Empty>
          )
        }
        paging={{
          page: params.page,
          pageSize: params.pageSize,
          total: data?.total ?? 0,
          pageSizes,
          onChange: (page, pageSize, replace) => {
            change({ ...next, page, pageSize: pageSizes.find((size) => size === pageSize) ?? 10 }, replace);
          },
        }}
      />
      <PasswordBar members={[...selected.values()]} held={held} onWithout={without} />
    </>
  );
}

/** Asks for a new member. */
function useCreate(query: ReturnType<typeof membersQuery>): () => void {
  const show = useShowDialog();
  return () => {
    show((dialog) => <MemberDialog {...dialog} query={query} />);
  };
}

const none: readonly Member[] = [];
