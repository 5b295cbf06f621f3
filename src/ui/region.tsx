import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { Section } from './section';
import { SkeletonLines } from './skeleton';

export interface RegionState<T> {
  readonly data: T | undefined;
  /** null without an error. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  /** Seconds. */
  readonly retryIn?: number;
  readonly onRetry: () => void;
}

export function Region<T>({
  title,
  description,
  actions,
  state: { data, error, isRetrying, retryIn, onRetry },
  errorTitle,
  errorHint,
  skeleton = <SkeletonLines lines={3} />,
  className,
  children,
}: {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly state: RegionState<T>;
  readonly errorTitle: ReactNode;
  readonly errorHint?: ReactNode;
  /** Shown before the first data. */
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
        <ErrorState inline title={errorTitle} onRetry={onRetry} retrying={isRetrying} retryIn={retryIn}>
          {errorHint}
        </ErrorState>
      )}
    </Section>
  );
}
