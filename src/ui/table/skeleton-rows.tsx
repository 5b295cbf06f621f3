import { Bone } from '../skeleton';
import type { Column } from './columns';
import { cellClass } from './table-layout';
import styles from './table.module.css';

export function SkeletonRows<T>({
  count,
  columns,
  isSelectable,
}: {
  count: number;
  columns: readonly Column<T>[];
  isSelectable: boolean;
}) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} className={styles.row}>
      {isSelectable && (
        <td className={styles.checkboxCell}>
          <Bone width="18px" height={18} />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.key} className={cellClass(column, at, isSelectable)}>
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
