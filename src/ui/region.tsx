import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { Section } from './section';
import { SkeletonLines } from './skeleton';

/** How far what a region shows has come. */
export interface RegionState<T> {
  readonly data: T | undefined;
  /** What went wrong; null while nothing did. */
  readonly error: unknown;
  readonly retrying: boolean;
  /** Seconds for which the server asks to be left alone. */
  readonly retryIn?: number;
  readonly onRetry: () => void;
}

/**
 * A part of a page that loads and fails by itself: its skeleton first, what went wrong in its place, and what it has got as long as
 * it has got something.
 */
export function Region<T>({
  title,
  description,
  actions,
  state: { data, error, retrying, retryIn, onRetry },
  failed,
  failedHint,
  skeleton = <SkeletonLines lines={3} />,
  className,
  children,
}: {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly state: RegionState<T>;
  /** Says what could not be had. */
  readonly failed: ReactNode;
  /** What still works. */
  readonly failedHint?: ReactNode;
  readonly skeleton?: ReactNode;
  readonly className?: string;
  readonly children: (data: T) => ReactNode;
}) {
  return (
    <Section card title={title} description={description} actions={actions} className={className}>
      {data !== undefined ? (
        children(data)
      ) : error === null ? (
        skeleton
      ) : (
        <ErrorState inline title={failed} onRetry={onRetry} retrying={retrying} retryIn={retryIn}>
          {failedHint}
        </ErrorState>
      )}
    </Section>
  );
}
