import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from './class-names';
import { FixedBar } from './fixed-bar';
import styles from './tabs.module.css';

export interface TabItem<K extends string = string> {
  key: K;
  label: ReactNode;
  /** Rendered only for the chosen tab. */
  content: ReactNode;
  disabled?: boolean;
}

export function Tabs<K extends string>({
  label,
  items,
  value,
  onChange,
  extra,
  fixAfter = Infinity,
  nested = false,
}: {
  label: string;
  items: readonly TabItem<K>[];
  value: K;
  onChange: (key: K) => void;
  extra?: ReactNode;
  /** Pixels of scrolling. */
  fixAfter?: number;
  /** Another style, for tabs inside a tab. */
  nested?: boolean;
}) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const current = items.find((item) => item.key === value);
  const open = items.filter((item) => !item.disabled);
  useEffect(() => {
    const line = row.current;
    const tab = line?.querySelector('[aria-selected="true"]');
    if (!line || !tab) return;
    const center = () => {
      const from = line.getBoundingClientRect();
      const to = tab.getBoundingClientRect();
      line.scrollLeft += to.left - from.left - (from.width - to.width) / 2;
    };
    center();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(center);
    observer.observe(tab);
    return () => {
      observer.disconnect();
    };
  }, [value]);
  const choose = (key: K) => {
    if (key !== value && window.scrollY > fixAfter) box.current?.scrollIntoView();
    onChange(key);
  };
  return (
    <div ref={box} className={classNames(styles.tabs, nested && styles.nested)}>
      <FixedBar fixAfter={fixAfter} className={styles.bar}>
        <div
          ref={row}
          role="tablist"
          aria-label={label}
          className={styles.row}
          onKeyDown={(event) => {
            const at = open.findIndex((item) => item.key === value);
            const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: open.length - 1 }[event.key];
            if (to === undefined) return;
            event.preventDefault();
            const next = open[(to + open.length) % open.length];
            if (!next) return;
            choose(next.key);
            row.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
          }}
        >
          {items.map((item) => (
            <button
              key={item.key}
              type="button"
              role="tab"
              id={`${id}-${item.key}`}
              data-tab={item.key}
              aria-selected={item.key === value}
              aria-controls={item.key === value ? `${id}-panel` : undefined}
              tabIndex={item.key === value ? 0 : -1}
              disabled={item.disabled}
              className={styles.tab}
              onClick={() => {
                choose(item.key);
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
        {extra}
      </FixedBar>
      {current && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${current.key}`}
          tabIndex={0}
          className={styles.panel}
        >
          {current.content}
        </div>
      )}
    </div>
  );
}
