import type { ReactNode } from 'react';
import styles from './filters.module.css';

export function Filters({
  inStack = false,
  children,
}: {
  /** Inside a Stack, whose gap replaces the bottom margin. */
  readonly inStack?: boolean;
  readonly children: ReactNode;
}) {
  return <div className={`${styles.filters} ${inStack ? styles.inStack : styles.aboveList}`}>{children}</div>;
}
