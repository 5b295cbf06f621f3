import { lazy, Suspense, useId } from 'react';
import { RegionBoundary } from '../region-boundary';
import { Bone } from '../skeleton';
import styles from './form.module.css';

const DateControl = lazy(async () => ({ default: (await import('./date-controls')).DateControl }));

/** Two days, both included, as 'YYYY-MM-DD'. */
export function DateRange({
  fromLabel,
  toLabel,
  from,
  to,
  min,
  max,
  clearable,
  onChange,
}: {
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly min?: string;
  readonly max?: string;
  readonly clearable?: boolean;
  readonly onChange: (changes: { from?: string | undefined; to?: string | undefined }) => void;
}) {
  const id = useId();
  return (
    <div className={styles.range}>
      <RegionBoundary>
        <Suspense
          fallback={
            <>
              <Bone height={32} />
              <Bone height={32} />
            </>
          }
        >
          <DateControl
            id={`${id}-from`}
            label={fromLabel}
            placeholder={fromLabel}
            value={from ?? ''}
            min={min}
            max={to ?? max}
            clearable={clearable}
            commitOnBlur
            onChange={(day) => {
              onChange({ from: day || undefined });
            }}
          />
          <DateControl
            id={`${id}-to`}
            label={toLabel}
            placeholder={toLabel}
            value={to ?? ''}
            min={from}
            max={max}
            clearable={clearable}
            commitOnBlur
            onChange={(day) => {
              onChange({ to: day || undefined });
            }}
          />
        </Suspense>
      </RegionBoundary>
    </div>
  );
}
