import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import { buttonClass, type ButtonKind, type ButtonSize } from './button';
import { classNames } from './class-names';
import styles from './menu-button.module.css';
import { usePopup } from './popup';
import popupStyles from './popup.module.css';

/** One entry of a menu: does something (`onSelect`) or goes somewhere (`to`). */
export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect?: (() => void) | undefined;
  to?: string | undefined;
  /** Why it cannot be chosen: it stays reachable and says so. */
  reason?: string | undefined;
  /** It destroys something; its words must say so too. */
  destructive?: boolean | undefined;
  /** One of a set, and this one is on (a language, a theme). */
  checked?: boolean | undefined;
  /** A line above it. */
  divided?: boolean | undefined;
}

/** A button with a menu: arrows, Home, End and first letters move, Esc and Tab close, the focus returns to the button. */
export function MenuButton({
  label,
  items,
  children,
  icon,
  kind = 'default',
  size = 'middle',
  align = 'start',
  loading = false,
  disabled = false,
  className,
}: {
  /** The button's name when `children` is not text; 'More actions' when both are left out. */
  label?: string | undefined;
  items: readonly MenuItem[];
  children?: ReactNode;
  icon?: ReactNode;
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  align?: 'start' | 'end' | undefined;
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}) {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [open, setOpen] = useState<false | 'first' | 'last'>(false);
  usePopup(button, menu, open !== false, { align });

  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  useEffect(() => {
    if (open === false) return;
    const all = [...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    (open === 'first' ? (all.find((entry) => entry.ariaChecked === 'true') ?? all[0]) : all.at(-1))?.focus();
    const outside = (event: PointerEvent) => {
      if (
        event.target instanceof Node &&
        !menu.current?.contains(event.target) &&
        !button.current?.contains(event.target)
      )
        setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
    };
  }, [open]);

  const close = (focus: boolean) => {
    setOpen(false);
    if (focus) button.current?.focus();
  };
  const choose = (item: MenuItem) => {
    if (item.reason !== undefined) return;
    close(true);
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
      close(true);
    } else if (event.key === 'Tab') close(true);
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

  const bare = children === undefined;
  return (
    <>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        className={buttonClass(bare && kind === 'default' ? 'plain' : kind, size, bare && styles['bare'], className)}
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
        {icon ?? (bare ? <MoreOutlined aria-hidden="true" /> : null)}
        {children}
        {!bare && (
          <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true" className={styles['chevron']}>
            <path d="m1 1 4 4 4-4" />
          </svg>
        )}
      </button>
      {open !== false && (
        <div
          ref={menu}
          id={id}
          role="menu"
          popover="manual"
          {...(label === undefined ? { 'aria-labelledby': `${id}-button` } : { 'aria-label': label })}
          className={classNames(popupStyles['popup'], styles['menu'])}
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
      )}
    </>
  );
}

function MenuRow({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const id = useId();
  return (
    <>
      {item.divided && <div role="separator" className={styles['line']} />}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the role is there, chosen by what the item is */}
      <div
        role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
        tabIndex={-1}
        aria-checked={item.checked}
        aria-disabled={item.reason !== undefined || undefined}
        aria-describedby={item.reason === undefined ? undefined : id}
        className={classNames(
          styles['item'],
          item.reason !== undefined && styles['off'],
          item.destructive && styles['destructive'],
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
          <span className={styles['icon']} aria-hidden="true">
            {item.icon}
          </span>
        )}
        <span className={styles['words']}>
          <span>{item.label}</span>
          {item.reason !== undefined && (
            <span id={id} className={styles['reason']}>
              {item.reason}
            </span>
          )}
        </span>
        {item.checked && (
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" className={styles['check']}>
            <path d="m2 7 4 4 6-8" />
          </svg>
        )}
      </div>
    </>
  );
}
