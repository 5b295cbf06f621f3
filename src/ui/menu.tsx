import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { classNames } from './class-names';
import styles from './menu-button.module.css';
import { usePopup } from './popup';
import popupStyles from './popup.module.css';

/** One entry of a menu: does something (`onSelect`) or goes somewhere (`to`). */
export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  to?: string;
  /** Why it cannot be chosen: it stays reachable and says so. */
  disabledReason?: string;
  /** It destroys something; its words must say so too. */
  danger?: boolean;
  /** One of a set, and this one is on (a language, a theme). */
  checked?: boolean;
  /** A line above it. */
  divided?: boolean;
}

/** The menu of a button while it is open; everything that it takes is made with it. */
export function OpenMenu({
  id,
  label,
  button,
  start,
  align,
  items,
  onClose,
}: {
  id: string;
  label: string | undefined;
  button: RefObject<HTMLButtonElement | null>;
  /** Where the focus goes at first. */
  start: 'first' | 'last';
  align: 'start' | 'end';
  items: readonly MenuItem[];
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const menu = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const closeMenu = useEffectEvent(onClose);
  usePopup(button, menu, true, { align });

  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  useEffect(() => {
    const all = [...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    (start === 'first' ? (all.find((entry) => entry.ariaChecked === 'true') ?? all[0]) : all.at(-1))?.focus();
    const outside = (event: PointerEvent) => {
      if (
        event.target instanceof Node &&
        !menu.current?.contains(event.target) &&
        !button.current?.contains(event.target)
      )
        closeMenu();
    };
    document.addEventListener('pointerdown', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
    };
  }, [start, button]);

  const close = () => {
    onClose();
    button.current?.focus();
  };
  const choose = (item: MenuItem) => {
    if (item.disabledReason !== undefined) return;
    close();
    if (item.to !== undefined) void navigate(item.to);
    item.onSelect?.();
  };
  const move = (event: React.KeyboardEvent) => {
    const all = entries();
    const at = all.findIndex((entry) => entry === document.activeElement);
    const go = (index: number) => {
      event.preventDefault();
      all[(index + all.length) % all.length]?.focus();
    };
    if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(all.length - 1);
    else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') close();
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      typed.current = {
        text: event.timeStamp - typed.current.at > 600 ? event.key : typed.current.text + event.key,
        at: event.timeStamp,
      };
      const hit = all.findIndex((entry) =>
        entry.textContent.trim().toLowerCase().startsWith(typed.current.text.toLowerCase()),
      );
      if (hit >= 0) go(hit);
    }
  };

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      popover="manual"
      {...(label === undefined ? { 'aria-labelledby': `${id}-button` } : { 'aria-label': label })}
      className={classNames(popupStyles.popup, styles.menu)}
      onKeyDown={move}
    >
      {items.map((item) => (
        <MenuRow
          key={item.key}
          item={item}
          onChoose={() => {
            choose(item);
          }}
        />
      ))}
    </div>
  );
}

function MenuRow({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const id = useId();
  return (
    <>
      {item.divided && <div role="separator" className={styles.line} />}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the role is there, chosen by what the item is */}
      <div
        role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
        tabIndex={-1}
        aria-checked={item.checked}
        aria-disabled={item.disabledReason !== undefined || undefined}
        aria-describedby={item.disabledReason === undefined ? undefined : id}
        className={classNames(
          styles.item,
          item.disabledReason !== undefined && styles.off,
          item.danger && styles.destructive,
        )}
        onClick={onChoose}
        onPointerMove={(event) => {
          event.currentTarget.focus({ preventScroll: true });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onChoose();
        }}
      >
        {item.icon !== undefined && (
          <span className={styles.icon} aria-hidden="true">
            {item.icon}
          </span>
        )}
        <span className={styles.words}>
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
