import type { ReactNode } from 'react';
import { Text } from '#src/ui/text';
import styles from './account.module.css';

export function SettingRows({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.rows}>{children}</dl>;
}

export function SettingRow({
  term,
  icon,
  children,
  note,
  action,
}: {
  readonly term: ReactNode;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** Below the value. */
  readonly note?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className={styles.row}>
      <dt className={styles.term}>
        {icon}
        {term}
      </dt>
      <dd className={styles.value}>
        {children}
        {note !== undefined && (
          <Text as="span" tone="tertiary" size="body">
            {note}
          </Text>
        )}
      </dd>
      {action !== undefined && <dd className={styles.action}>{action}</dd>}
    </div>
  );
}
