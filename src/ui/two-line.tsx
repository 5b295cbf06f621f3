import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './two-line.module.css';

/** A text that the cell may truncate is also its tooltip. */
const tooltipOf = (line: ReactNode): string | undefined => (typeof line === 'string' ? line : undefined);

/** A table cell of two lines: the title, and a smaller detail below it. */
export function TwoLine({
  title,
  detail,
  plain = false,
  children,
}: {
  /** A text, or the one element that is the line, such as a link: either is cut where it does not fit. */
  readonly title: ReactNode;
  /** Left out where there is nothing to say. */
  readonly detail?: ReactNode;
  /** The first line is a figure or a status: neither bold nor cut. */
  readonly plain?: boolean;
  /** Further lines. */
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

/** A line in small; also by itself, below a text that has no cell of its own. */
export function DetailLine({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.detail} title={tooltipOf(children)}>
      {children}
    </span>
  );
}
