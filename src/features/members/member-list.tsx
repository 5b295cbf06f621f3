import { useTranslation } from '#src/i18n/use-translation';
import { limits } from '#src/contract/limits.gen';
import type { Schemas } from '#src/contract/types';
import type { Member } from '#src/data/members';
import { ResourceList } from '#src/shared/list/resource-list';
import type { ListPage } from '#src/shared/list/use-list-page';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { SearchBox } from '#src/ui/form/search-box';
import { useMemberColumns } from './member-columns';
import { memberNameOf } from './member-name';
import { sortParams, type membersQuery, type MembersParams } from './members.params';
import styles from './members.module.css';
import { PasswordBar } from './password-bar';
import { useMemberHandlers } from './use-member-handlers';

export function MemberList({
  list,
  query,
  disabledReason,
  onCreate,
}: {
  readonly list: ListPage<MembersParams, Schemas['MemberList'], Member>;
  readonly query: ReturnType<typeof membersQuery>;
  readonly disabledReason: string | undefined;
  readonly onCreate: () => void;
}) {
  const { t } = useTranslation('members');
  const { nextParams, selection } = list;
  const columns = useMemberColumns(useMemberHandlers(query, selection.remove), disabledReason);
  return (
    <>
      <ResourceList
        list={list}
        label={t(($) => $.pages.members, { ns: 'shell' })}
        density="roomy"
        columns={columns}
        rowLabel={memberNameOf}
        alwaysSorted
        sort={{ key: nextParams.sort, order: nextParams.descending ? 'descend' : 'ascend' }}
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
            action={<Button onClick={onCreate}>{t(($) => $.create)}</Button>}
          >
            {t(($) => $.emptyHint)}
          </Empty>
        }
      />
      <PasswordBar members={selection.rows} disabledReason={disabledReason} onDeselect={selection.remove} />
    </>
  );
}
