import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { LineDrawing } from './line-drawing';
import { PageTitle } from './page-title';
import styles from './error-page.module.css';

type Drawing = 'signpost' | 'lock' | 'crack' | 'hourglass' | 'cable';

const drawings: Record<Drawing, ReactNode> = {
  signpost: (
    <>
      <path d="M19 10v54M5 64h28" />
      <path d="M1 16h30l8 7-8 7H1z" />
      <path data-accent d="M37 36H11l-8 6 8 6h26z" />
    </>
  ),
  lock: (
    <>
      <rect x="1" y="32" width="40" height="30" rx="5" />
      <path d="M9 32v-8a12 12 0 0 1 24 0v8" />
      <path data-accent d="M21 44v7" />
    </>
  ),
  crack: (
    <>
      <rect x="1" y="12" width="56" height="44" rx="5" />
      <path d="M19 64h20M29 56v8" />
      <path data-accent d="m33 12-8 14 10 6-8 12 4 12" />
    </>
  ),
  hourglass: (
    <>
      <path d="M1 10h32M1 64h32" />
      <path d="M5 10c0 16 12 18 12 27S5 48 5 64M29 10c0 16-12 18-12 27s12 11 12 27" />
      <path data-accent d="M11 58h12M17 40v8" />
    </>
  ),
  cable: (
    <>
      <path d="M1 38h22M59 38h22" />
      <rect x="23" y="28" width="12" height="20" rx="3" />
      <rect x="47" y="28" width="12" height="20" rx="3" />
      <path data-accent d="M35 33h5M35 43h5M43 22l4-6M39 54l-4 6" />
    </>
  ),
};

export function ErrorPage({
  drawing,
  title,
  children,
  actions,
  report,
  hasContentBelow = false,
}: {
  readonly drawing: Drawing;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** Reference for support. */
  readonly report?: string;
  /** More content follows, so it starts at the top of the page. */
  readonly hasContentBelow?: boolean;
}) {
  return (
    <div className={classNames(styles.page, hasContentBelow && styles.hasContentBelow)}>
      <PageTitle name={title} />
      <LineDrawing width={96} height={72} viewHeight={72}>
        {drawings[drawing]}
      </LineDrawing>
      <h1>{title}</h1>
      <p>{children}</p>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {report !== undefined && <p className={styles.report}>{report}</p>}
    </div>
  );
}
