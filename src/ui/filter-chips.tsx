import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { buttonClass } from './button';
import styles from './filter-chips.module.css';

export interface FilterChip {
  readonly key: string;
  readonly label: string;
  /** A filter that is only on or off has none. */
  readonly value?: string;
  readonly onRemove: () => void;
}

export function FilterChips({
  chips,
  focusWithoutChips,
  children,
}: {
  readonly chips: readonly FilterChip[];
  /** Moves the focus before the last chip disappears with it. */
  readonly focusWithoutChips: () => void;
  /** Follows the chips. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('ui');
  const list = useRef<HTMLUListElement>(null);
  if (chips.length === 0) return null;
  const remove = (chip: FilterChip, index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    const neighbor = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (neighbor) neighbor.focus();
    else focusWithoutChips();
    chip.onRemove();
  };
  return (
    <div className={styles.chips}>
      <ul ref={list} className={styles.list} aria-label={t(($) => $.filter.applied)}>
        {chips.map((chip, index) => {
          const { label, value } = chip;
          const filter = value === undefined ? label : t(($) => $.filter.value, { label, value });
          return (
            <li key={chip.key} className={styles.chip}>
              <span className={styles.text}>{filter}</span>
              <button
                type="button"
                className={buttonClass('text', 'small', styles.remove)}
                aria-label={t(($) => $.filter.remove, { filter })}
                onClick={() => {
                  remove(chip, index);
                }}
              >
                <CloseOutlined aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      {children}
    </div>
  );
}
