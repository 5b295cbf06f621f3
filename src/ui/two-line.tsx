import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './two-line.module.css';

const tooltipOf = (line: ReactNode): string | undefined => (typeof line === 'string' ? line : undefined);

export function TwoLine({
  title,
  detail,
  plain = false,
  children,
}: {
  /** A text or one element. */
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Neither bold nor truncated. */
  readonly plain?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <span className={classNames(styles.lines, !plain && styles.named)}>
      {plain || typeof title === 'string' ? <span title={plain ? undefined : tooltipOf(title)}>{title}</span> : title}
      {Boolean(detail) && <DetailLine>{detail}</DetailLine>}
      {children}
    </span>
  );
}

export function DetailLine({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.detail} title={tooltipOf(children)}>
      {children}
    </span>
  );
}
