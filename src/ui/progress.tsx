import type { ReactNode } from 'react';
import { useFormats } from '#src/i18n/format';
import styles from './progress.module.css';
import { NameText } from './text';

export function Progress({
  label,
  value,
  text,
  labelHidden = false,
}: {
  label: string;
  /** 0 to 1; undefined while unknown; null: unlimited. */
  value: number | null | undefined;
  /** Replaces the percentage. */
  text?: ReactNode;
  /** For screen readers. */
  labelHidden?: boolean;
}) {
  const { percent } = useFormats();
  const share = typeof value === 'number' ? Math.min(1, Math.max(0, value)) : value;
  return (
    <div className={styles.progress}>
      <div className={styles.text}>
        {!labelHidden && (
          <span>
            <NameText text={label} />
          </span>
        )}
        <span className="gl-tabular">{text ?? (typeof share === 'number' ? percent(share) : '')}</span>
      </div>
      {share !== null && (
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
          aria-valuetext={typeof text === 'string' ? text : undefined}
          className={styles.track}
        >
          <div
            className={share === undefined ? styles.indeterminate : styles.bar}
            style={share === undefined ? undefined : { width: `${String(share * 100)}%` }}
          />
        </div>
      )}
    </div>
  );
}
