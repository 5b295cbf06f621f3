import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button';
import { SearchBox } from '../../ui/form/search-box';
import { MultiSelectControl } from '../../ui/form/select-control';
import { filterStatuses, type TaskListParams } from './list.params';
import { useStatusWords } from './status-words';
import styles from './tasks.module.css';

/** Keyword, statuses and refresh above a task list (TASK-08 to TASK-10). */
export function TaskFilters({
  params,
  onChange,
  onRefresh,
  refreshing,
}: {
  readonly params: TaskListParams;
  readonly onChange: (params: TaskListParams) => void;
  readonly onRefresh: () => void;
  readonly refreshing: boolean;
}) {
  const { t } = useTranslation('tasks');
  const words = useStatusWords();
  return (
    <div className={styles['filters']}>
      <div className={styles['search']}>
        <SearchBox
          slash
          value={params.keyword}
          label={t(($) => $.list.search)}
          placeholder={t(($) => $.list.searchPlaceholder)}
          onSearch={(keyword) => {
            onChange({ ...params, keyword: keyword.trim().slice(0, 100), page: 1 });
          }}
        />
      </div>
      <div className={styles['statusFilter']}>
        <MultiSelectControl
          label={t(($) => $.list.status)}
          placeholder={t(($) => $.list.statusAny)}
          clearable
          value={params.status}
          options={filterStatuses.map((status) => ({ value: status, label: words(status) }))}
          onChange={(status) => {
            onChange({ ...params, status: filterStatuses.filter((entry) => status.includes(entry)), page: 1 });
          }}
        />
      </div>
      <IconButton
        label={t(($) => $.list.refresh)}
        icon={<ReloadOutlined />}
        kind="default"
        loading={refreshing}
        onClick={onRefresh}
      />
    </div>
  );
}
