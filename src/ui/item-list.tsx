import type { ReactNode } from 'react';
import styles from './item-list.module.css';

export interface Item {
  readonly key: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly aside?: ReactNode;
}

export function ItemList({ items, label }: { readonly items: readonly Item[]; readonly label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ key, title, detail, aside }) => (
        <li key={key} className={styles.item}>
          <span className={styles.text}>
            <span className={styles.title}>{title}</span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </span>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </li>
      ))}
    </ul>
  );
}
