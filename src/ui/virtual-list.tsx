import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import styles from './small-parts.module.css';

export function VirtualList<T>({
  label,
  items,
  itemKey,
  renderItem,
  height,
  itemHeight,
}: {
  label: string;
  items: readonly T[];
  itemKey: (item: T) => string;
  renderItem: (item: T, index: number) => ReactNode;
  /** Pixels. */
  height: number;
  /** Pixels; items may be taller. */
  itemHeight: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => itemHeight,
    overscan: 8,
  });
  return (
    <div ref={box} tabIndex={0} role="region" aria-label={label} className={styles.list} style={{ maxHeight: height }}>
      <ul aria-label={label} style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map((entry) => {
          const item = items[entry.index];
          return item === undefined ? null : (
            <li
              key={itemKey(item)}
              ref={virtualizer.measureElement}
              data-index={entry.index}
              aria-setsize={items.length}
              aria-posinset={entry.index + 1}
              className={styles.listItem}
              style={{ transform: `translateY(${String(entry.start)}px)` }}
            >
              {renderItem(item, entry.index)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
