import type { ReactNode } from 'react';
import styles from './filters.module.css';

/** The bar of what narrows a list down, above the list; its fields take a new line where they do not fit. */
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
