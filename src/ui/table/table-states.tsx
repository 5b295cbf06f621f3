import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../empty';
import { ErrorState } from '../error-state';
import { Bone } from '../skeleton';
import type { Column } from './columns';
import { cellClass } from './table-layout';
import styles from './table.module.css';

/** What went wrong with a list. */
export interface TableError {
  /** What happened; a general sentence when left out. */
  title?: ReactNode;
  /** What still works, what to do. */
  detail?: ReactNode;
  onRetry?: () => void;
  retryIn?: number;
  retrying?: boolean;
}

/** Rows in the shape of what comes. */
export function SkeletonRows<T>({
  count,
  columns,
  picks,
}: {
  count: number;
  columns: readonly Column<T>[];
  picks: boolean;
}) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} className={styles.row}>
      {picks && (
        <td className={styles.pick}>
          <Bone width="18px" height={18} />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.key} className={cellClass(column, at, picks)}>
          <Bone
            shape={column.skeleton}
            {...(column.skeleton === undefined || column.skeleton === 'text'
              ? { width: `${String(50 + ((index * 17 + at * 29) % 40))}%` }
              : {})}
          />
        </td>
      ))}
    </tr>
  ));
}

/** In place of the rows: nothing there, or nothing came. */
export function NoRows({ span, error, empty }: { span: number; error: TableError | undefined; empty: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <tr>
      <td colSpan={span} className={styles.state}>
        <div className={styles.stay}>
          {error ? (
            <ErrorState
              title={error.title ?? t(($) => $.table.failed)}
              onRetry={error.onRetry}
              retryIn={error.retryIn}
              retrying={error.retrying}
            >
              {error.detail}
            </ErrorState>
          ) : (
            (empty ?? <Empty title={t(($) => $.table.empty)} />)
          )}
        </div>
      </td>
    </tr>
  );
}
