import type { ReactNode } from 'react';
import styles from './filters.module.css';

/** The filter bar above a list. Its fields wrap where they do not fit. */
export function Filters({
  inStack = false,
  children,
}: {
  /** The bar is a part of a stack, whose gap keeps it away from the list. */
  readonly inStack?: boolean;
  readonly children: ReactNode;
}) {
  return <div className={`${styles.filters} ${inStack ? styles.inStack : styles.aboveList}`}>{children}</div>;
}
