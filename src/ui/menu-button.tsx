import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { buttonClass, type ButtonVariant, type ButtonSize } from './button';
import type { MenuItem } from './menu';
import { LazyPopup } from './lazy-popup';
import styles from './menu-button.module.css';

export function MenuButton({
  label,
  items,
  children,
  icon,
  variant = 'default',
  size = 'medium',
  align = 'start',
  loading = false,
  disabled = false,
  className,
}: {
  /** Accessible name when `children` is not text. */
  label?: string;
  /** A function is called only when the menu opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  children?: ReactNode;
  icon?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  align?: 'start' | 'end';
  loading?: boolean;
  disabled?: boolean;
  className?: string;
}) {
  const { t } = useTranslation('ui');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<false | 'first' | 'last'>(false);
  const close = () => {
    setOpen(false);
  };
  const bare = children === undefined;
  return (
    <>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        className={buttonClass(bare && variant === 'default' ? 'text' : variant, size, bare && styles.bare, className)}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-controls={open === false ? undefined : id}
        aria-label={bare ? (label ?? t(($) => $.moreActions)) : label}
        aria-busy={loading || undefined}
        disabled={disabled}
        onClick={() => {
          setOpen(open === false ? 'first' : false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {icon ?? (bare ? moreIcon : null)}
        {children}
        {!bare && chevron}
      </button>
      {open !== false && (
        <LazyPopup onClose={close}>
          {({ OpenMenu }) => (
            <OpenMenu
              id={id}
              label={label}
              button={button}
              initialFocus={open}
              align={align}
              items={typeof items === 'function' ? items() : items}
              onClose={close}
            />
          )}
        </LazyPopup>
      )}
    </>
  );
}

export const chevron = (
  <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true" className={styles.chevron}>
    <path d="m1 1 4 4 4-4" />
  </svg>
);

const moreIcon = (
  <svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true">
    <path d="M8 3h0M8 8h0M8 13h0" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
  </svg>
);
