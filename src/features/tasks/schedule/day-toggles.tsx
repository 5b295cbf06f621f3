import { useState, type KeyboardEvent } from 'react';
import { classNames } from '#src/ui/class-names';
import type { ControlProps } from '#src/ui/form/field';
import styles from './schedule.module.css';

export interface Day {
  readonly value: number;
  /** Visible text: 'Mon', '31'. */
  readonly text: string;
  /** Accessible name: 'Monday', '31st'. */
  readonly name: string;
}

/** One Tab stop; arrow keys move, Space toggles. */
export function DayToggles({
  value,
  onChange,
  days,
  ...rest
}: ControlProps<readonly number[]> & { readonly days: readonly Day[] }) {
  const [tabStop, setTabStop] = useState(0);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: tabStop - 1,
      ArrowRight: tabStop + 1,
      ArrowUp: tabStop - 7,
      ArrowDown: tabStop + 7,
      Home: 0,
      End: days.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0 || next >= days.length) return;
    event.currentTarget.querySelectorAll('input')[next]?.focus();
  };
  return (
    <div className={styles.days} onKeyDown={move}>
      {days.map((day, index) => (
        <label key={day.value} className={classNames(styles.day, rest.invalid && styles.badDay)}>
          <input
            type="checkbox"
            id={index === 0 ? rest.id : undefined}
            aria-label={day.name}
            aria-invalid={rest.invalid || undefined}
            aria-describedby={rest.describedBy}
            tabIndex={index === tabStop ? 0 : -1}
            checked={value.includes(day.value)}
            disabled={rest.disabled}
            onFocus={() => {
              setTabStop(index);
            }}
            onBlur={rest.onBlur}
            onChange={(event) => {
              onChange(event.target.checked ? [...value, day.value] : value.filter((entry) => entry !== day.value));
            }}
          />
          <span aria-hidden="true">{day.text}</span>
        </label>
      ))}
    </div>
  );
}
