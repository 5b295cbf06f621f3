import { useInteractions, useListNavigation, useTypeahead } from '@floating-ui/react';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { classNames } from './class-names';
import styles from './menu-button.module.css';
import { usePopup } from './popup';
import popupStyles from './popup.module.css';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  to?: string;
  /** Disables the item, but keeps it focusable. */
  disabledReason?: string;
  danger?: boolean;
  checked?: boolean;
  hasDivider?: boolean;
}

export function OpenMenu({
  id,
  label,
  button,
  initialFocus,
  align,
  items,
  onClose,
}: {
  id: string;
  label: string | undefined;
  button: RefObject<HTMLButtonElement | null>;
  initialFocus: 'first' | 'last';
  align: 'start' | 'end';
  items: readonly MenuItem[];
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const entries = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);
  const last = items.length - 1;
  const checked = items.findIndex((item) => item.checked);
  const [active, setActive] = useState<number | null>(initialFocus === 'last' ? last : Math.max(0, checked));
  const { close, context, dismissal, popupProps } = usePopup(button, onClose, { align });
  const { getFloatingProps, getItemProps } = useInteractions([
    dismissal,
    useListNavigation(context, {
      listRef: entries,
      activeIndex: active,
      onNavigate: setActive,
      loop: true,
      disabledIndices: (index) => index > last,
      focusItemOnHover: false,
    }),
    useTypeahead(context, { listRef: labels, activeIndex: active, onMatch: setActive }),
  ]);
  // The hooks wait for a frame, and the next key would go to the button.
  const focusStart = useEffectEvent(() => entries.current[active ?? 0]?.focus());
  useEffect(() => {
    focusStart();
  }, []);
  const choose = (item: MenuItem) => {
    if (item.disabledReason !== undefined) return;
    close();
    if (item.to !== undefined) void navigate(item.to);
    item.onSelect?.();
  };
  return (
    <div
      {...popupProps}
      {...getFloatingProps({
        onKeyDown: (event) => {
          if (event.key === 'Tab') close();
        },
      })}
      id={id}
      role="menu"
      {...(label === undefined ? { 'aria-labelledby': `${id}-button` } : { 'aria-label': label })}
      className={classNames(popupStyles.popup, styles.menu)}
    >
      {items.map((item, index) => (
        <MenuRow
          key={item.key}
          item={item}
          ref={(element) => {
            entries.current[index] = element;
            labels.current[index] = element?.textContent.trim() ?? null;
          }}
          props={getItemProps({
            onClick: () => {
              choose(item);
            },
            onPointerMove: (event) => {
              event.currentTarget.focus({ preventScroll: true });
            },
            onKeyDown: (event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              choose(item);
            },
          })}
        />
      ))}
    </div>
  );
}

function MenuRow({ item, ref, props }: { item: MenuItem; ref: Ref<HTMLDivElement>; props: Record<string, unknown> }) {
  const id = useId();
  return (
    <>
      {item.hasDivider && <div role="separator" className={styles.line} />}
      <div
        {...props}
        ref={ref}
        role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
        tabIndex={-1}
        aria-checked={item.checked}
        aria-disabled={item.disabledReason !== undefined || undefined}
        aria-describedby={item.disabledReason === undefined ? undefined : id}
        className={classNames(
          styles.item,
          item.disabledReason !== undefined && styles.disabled,
          item.danger && styles.destructive,
        )}
      >
        {item.icon !== undefined && (
          <span className={styles.icon} aria-hidden="true">
            {item.icon}
          </span>
        )}
        <span className={styles.text}>
          <span>{item.label}</span>
          {item.disabledReason !== undefined && (
            <span id={id} className={styles.reason}>
              {item.disabledReason}
            </span>
          )}
        </span>
        {item.checked && (
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" className={styles.check}>
            <path d="m2 7 4 4 6-8" />
          </svg>
        )}
      </div>
    </>
  );
}
