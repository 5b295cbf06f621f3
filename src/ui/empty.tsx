import type { ReactNode } from 'react';
import { LineDrawing } from './line-drawing';
import styles from './empty.module.css';

export type EmptyDrawing = 'list' | 'search' | 'chart' | 'lock' | 'cloud' | 'done' | 'waiting';

const drawings: Record<EmptyDrawing, ReactNode> = {
  list: (
    <>
      <rect x="22" y="16" width="52" height="12" rx="3" />
      <rect x="22" y="34" width="52" height="12" rx="3" />
      <path d="M22 55h30" />
      <circle data-accent cx="66" cy="56" r="9" />
      <path data-accent d="M66 52v8M62 56h8" />
    </>
  ),
  search: (
    <>
      <rect x="18" y="16" width="44" height="50" rx="5" />
      <path d="M26 28h22M26 38h14" />
      <circle data-accent cx="58" cy="48" r="12" />
      <path data-accent d="m67 57 10 10" />
    </>
  ),
  chart: (
    <>
      <path d="M18 14v50h60" />
      <path d="M30 54v-8M44 54V40M58 54V44" />
      <path data-accent d="m28 34 14-8 14 6 18-14" />
    </>
  ),
  lock: (
    <>
      <rect x="28" y="34" width="40" height="30" rx="5" />
      <path d="M36 34v-8a12 12 0 0 1 24 0v8" />
      <path data-accent d="M48 46v7" />
    </>
  ),
  cloud: (
    <>
      <path d="M32 58a12 12 0 0 1-1-24 17 17 0 0 1 33-3 13 13 0 0 1 2 27z" />
      <path data-accent d="M42 44l12 8M54 44l-12 8" />
    </>
  ),
  waiting: (
    <>
      <path d="M30 12h36M30 68h36" />
      <path d="M35 12v11l13 17 13-17V12M35 68V57l13-17 13 17v11" />
      <path data-accent d="M48 46v10M42 64h12" />
    </>
  ),
  done: (
    <>
      <circle cx="48" cy="40" r="25" />
      <path data-accent d="m37 41 8 8 15-18" />
    </>
  ),
};

export function Empty({
  drawing = 'list',
  title,
  children,
  action,
  compact = false,
  wholePage = false,
}: {
  drawing?: EmptyDrawing;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  compact?: boolean;
  /** Makes `title` the page's heading. */
  wholePage?: boolean;
}) {
  const Title = wholePage ? 'h1' : 'p';
  return (
    <div className={compact ? styles.compact : styles.empty}>
      <LineDrawing width={compact ? 72 : 96} height={compact ? 60 : 80} viewHeight={80}>
        {drawings[drawing]}
      </LineDrawing>
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.more}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
