import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { limits } from '#src/contract/limits.gen';
import { Button, IconButton } from '#src/ui/button';
import { Drawer } from '#src/ui/drawer';
import { Filters } from '#src/ui/filters';
import { SearchBox } from '#src/ui/form/search-box';
import { Stack } from '#src/ui/stack';
import { FilterFields } from './filter-fields';
import { filterCount, type TaskListParams, type TaskScope } from './list.params';
import styles from './list.module.css';

interface FilterProps {
  readonly scope: Exclude<TaskScope, 'embedded'>;
  readonly params: TaskListParams;
  readonly onChange: (changes: Partial<TaskListParams>) => void;
}

export function TaskFilters({
  scope,
  params,
  onChange,
  onRefresh,
  groups,
  view,
}: FilterProps & {
  /** Rejects when the refetch fails. */
  readonly onRefresh: () => Promise<void>;
  readonly groups?: ReactNode;
  readonly view: ReactNode;
}) {
  const { t } = useTranslation('tasks');
  const [open, setOpen] = useState(false);
  const [refreshing, setRefreshing] = useState(false);
  const set = filterCount(params);
  const refresh = async () => {
    setRefreshing(true);
    try {
      await onRefresh();
    } finally {
      setRefreshing(false);
    }
  };
  return (
    <Filters>
      <div className={styles.search}>
        <SearchBox
          focusOnSlash
          value={params.keyword}
          label={t(($) => $.list.search)}
          placeholder={t(($) => $.taskName)}
          maxLength={limits.keywordLength}
          onSearch={(keyword) => {
            onChange({ keyword: keyword.trim() });
          }}
        />
      </div>
      <div className={styles.wide}>
        <FilterFields scope={scope} params={params} onChange={onChange} />
      </div>
      <div className={styles.narrow}>
        <Button
          icon={<FilterOutlined />}
          onClick={() => {
            setOpen(true);
          }}
        >
          {set > 0 ? t(($) => $.list.filtersSet, { count: set }) : t(($) => $.words.filters, { ns: 'shell' })}
        </Button>
      </div>
      <span className={styles.tools}>
        <IconButton
          label={t(($) => $.list.refresh)}
          icon={<ReloadOutlined />}
          variant="default"
          tooltipSide="below"
          loading={refreshing}
          onClick={() => void refresh()}
        />
        {view}
      </span>
      <FilterDrawer
        {...{ scope, params, onChange, open }}
        groups={groups}
        onClose={() => {
          setOpen(false);
        }}
      />
    </Filters>
  );
}

function FilterDrawer({
  scope,
  open,
  params,
  onChange,
  groups,
  onClose,
}: FilterProps & { readonly open: boolean; readonly groups: ReactNode; readonly onClose: () => void }) {
  const { t } = useTranslation('tasks');
  return (
    <Drawer
      open={open}
      side="bottom"
      title={t(($) => $.words.filters, { ns: 'shell' })}
      onClose={onClose}
      footer={
        <Button variant="primary" block onClick={onClose}>
          {t(($) => $.list.showTasks)}
        </Button>
      }
    >
      <Stack gap={4}>
        <FilterFields expanded scope={scope} params={params} onChange={onChange} />
        {groups}
        {filterCount(params) > 0 && (
          <Button
            onClick={() => {
              onChange({ status: [], mode: undefined, group: undefined });
            }}
          >
            {t(($) => $.clearFilters, { ns: 'ui' })}
          </Button>
        )}
      </Stack>
    </Drawer>
  );
}
