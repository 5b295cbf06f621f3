import type { ReactNode } from 'react';
import styles from './item-list.module.css';

/** One thing of a short list. */
export interface Item {
  readonly key: string;
  /** What it is, usually a link. */
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** A figure, a status or a time at the end of the line. */
  readonly aside?: ReactNode;
}

/** A few things one below the other, where a table would be too much. */
export function ItemList({ items, label }: { readonly items: readonly Item[]; readonly label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ key, title, detail, aside }) => (
        <li key={key} className={styles.item}>
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </span>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </li>
      ))}
    </ul>
  );
}
