import type { ReactNode } from 'react';
import styles from './line-drawing.module.css';

export function LineDrawing({
  width,
  height,
  viewHeight,
  children,
}: {
  readonly width: number;
  readonly height: number;
  /** Of the viewBox, which is 96 wide. */
  readonly viewHeight: number;
  readonly children: ReactNode;
}) {
  return (
    <svg
      viewBox={`0 0 96 ${String(viewHeight)}`}
      width={width}
      height={height}
      aria-hidden="true"
      className={styles.drawing}
    >
      {children}
    </svg>
  );
}
