import { useTranslation } from '#src/i18n/use-translation';
import { VisuallyHidden } from '../visually-hidden';
import { nextSort, type Column, type Sort } from './columns';
import styles from './table.module.css';

export function HeadCell<T>({
  column,
  sort,
  onSort,
  alwaysSorted,
  hasRoles,
  className,
}: {
  column: Column<T>;
  sort: Sort | undefined;
  onSort: ((sort: Sort | undefined) => void) | undefined;
  alwaysSorted: boolean;
  hasRoles: boolean;
  className: string;
}) {
  const { t } = useTranslation('ui');
  const order = sort?.key === column.key ? sort.order : undefined;
  const role = hasRoles ? 'columnheader' : undefined;
  if (!column.sortable || !onSort) {
    return (
      <th
        scope="col"
        role={role}
        className={className}
        title={typeof column.title === 'string' && !column.titleHidden ? column.title : undefined}
      >
        {column.titleHidden ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title}
      </th>
    );
  }
  const next = nextSort(sort, column.key, alwaysSorted);
  const does = { column: column.title };
  const label =
    next === undefined
      ? t(($) => $.table.sortNone, does)
      : next.order === 'ascend'
        ? t(($) => $.table.sortAscending, does)
        : t(($) => $.table.sortDescending, does);
  return (
    <th
      scope="col"
      role={role}
      className={className}
      aria-sort={order === 'ascend' ? 'ascending' : order === 'descend' ? 'descending' : 'none'}
    >
      <button
        type="button"
        className={styles.sort}
        title={label}
        onClick={() => {
          onSort(next);
        }}
      >
        {column.title}
        <svg viewBox="0 0 10 14" width="10" height="14" aria-hidden="true">
          <path className={order === 'ascend' ? styles.sortActive : styles.sortInactive} d="M1 5.5 5 1l4 4.5z" />
          <path className={order === 'descend' ? styles.sortActive : styles.sortInactive} d="M1 8.5 5 13l4-4.5z" />
        </svg>
      </button>
    </th>
  );
}
