import { memo, useEffect } from 'react';
import { classNames } from '../class-names';
import { useRenderedRows } from './rendered-rows';
import { renderRow, type RowsProps } from './table-body';
import { CELL_ROLE, positionProps } from './table-row';
import styles from './table.module.css';

const BODY = { role: 'rowgroup' } as const;

/** Only this component renders while scrolling. */
export function WindowedRows<T>({
  box,
  rowHeight,
  onRangeChange,
  ...props
}: Omit<RowsProps<T>, 'rowDetail'> & {
  box: HTMLElement | null;
  rowHeight: number;
  onRangeChange: ((from: number, to: number) => void) | undefined;
}) {
  const { rows, rowKey, rowLabel } = props;
  const { from, to, full } = useRenderedRows(box, rows.length, rowHeight);
  useEffect(() => {
    onRangeChange?.(from, to);
  }, [onRangeChange, from, to]);
  return (
    <tbody {...BODY} style={{ height: rows.length * rowHeight }}>
      {rows.slice(from, to).map((row, step) => {
        const index = from + step;
        const top = index * rowHeight;
        if (full.has(index)) return renderRow({ ...props, rowDetail: undefined }, row, index, top);
        const id = rowKey(row);
        return <BriefRow key={id} index={index} top={top} name={rowLabel?.(row) ?? ''} />;
      })}
    </tbody>
  );
}

interface BriefProps {
  index: number;
  top: number;
  name: string;
}

const BriefRow = memo(function BriefRow({ index, top, name }: BriefProps) {
  return (
    <tr {...positionProps(index, top)} aria-busy="true" className={classNames(styles.row, styles.brief)}>
      <td {...CELL_ROLE} className={styles.cell}>
        {name}
      </td>
    </tr>
  );
});
