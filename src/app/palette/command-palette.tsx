import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Dialog } from '#src/ui/dialog';
import { Keys } from '#src/ui/keys';
import { LiveRegion } from '#src/ui/live-region';
import { TextControl } from '#src/ui/form/text-controls';
import styles from './palette.module.css';
import { rankEntries } from './rank';
import { useActionEntries } from './use-action-entries';
import { useSearchEntries } from './use-search-entries';
import { usePageEntries } from './use-page-entries';

/** Pixels. */
const LINE_HEIGHT = 44;

export function CommandPalette({
  onClose,
  onSignOut,
}: {
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}) {
  const { t } = useTranslation('shell');
  const id = useId();
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);
  const pages = usePageEntries();
  const actions = useActionEntries(onSignOut);
  const found = useSearchEntries(deferredQuery);
  const shown = useMemo(
    () => rankEntries([...pages, ...actions, ...found.entries], deferredQuery),
    [pages, actions, found.entries, deferredQuery],
  );
  const [selectedIndex, setSelectedIndex] = useState(0);
  const activeIndex = Math.min(selectedIndex, shown.length - 1);
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: 8,
    initialRect: { width: 600, height: 400 },
  });
  useEffect(() => {
    if (activeIndex >= 0) virtualizer.scrollToIndex(activeIndex);
  }, [virtualizer, activeIndex]);
  const perform = (index: number) => {
    const entry = shown[index];
    if (!entry) return;
    onClose();
    entry.perform();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Input methods use the same keys.
    if (event.nativeEvent.isComposing) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      const next = activeIndex + step;
      setSelectedIndex(
        Math.abs(step) > 1 ? Math.max(0, Math.min(shown.length - 1, next)) : (next + shown.length) % shown.length,
      );
    } else if (event.key === 'Enter') {
      event.preventDefault();
      perform(activeIndex);
    }
  };
  return (
    <Dialog open title={t(($) => $.palette.title)} onClose={onClose} width={640}>
      <div className={styles.palette}>
        <span
          role="combobox"
          tabIndex={-1}
          aria-expanded={shown.length > 0}
          aria-controls={shown.length > 0 ? `${id}-list` : undefined}
          aria-label={t(($) => $.palette.title)}
          className={styles.field}
          onKeyDown={onKeyDown}
        >
          <TextControl
            value={query}
            onChange={(text) => {
              setQuery(text);
              setSelectedIndex(0);
            }}
            label={t(($) => $.palette.search)}
            placeholder={t(($) => $.palette.search)}
            prefix={<SearchOutlined aria-hidden="true" />}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
          />
        </span>
        <div className={styles.results}>
          {/* A listbox without options is invalid. */}
          <div
            ref={box}
            {...(shown.length > 0
              ? { id: `${id}-list`, role: 'listbox', tabIndex: 0, 'aria-label': t(($) => $.palette.results) }
              : {})}
            className={styles.list}
            onKeyDown={onKeyDown}
          >
            <div role="presentation" className={styles.sheet} style={{ height: virtualizer.getTotalSize() }}>
              {virtualizer.getVirtualItems().map((line) => {
                const entry = shown[line.index];
                return entry === undefined ? null : (
                  // The field above handles the keyboard.
                  <div
                    key={entry.id}
                    id={`${id}-${line.index}`}
                    role="option"
                    aria-selected={line.index === activeIndex}
                    aria-setsize={shown.length}
                    aria-posinset={line.index + 1}
                    tabIndex={-1}
                    className={styles.line}
                    style={{ transform: `translateY(${String(line.start)}px)` }}
                    onPointerMove={() => line.index !== activeIndex && setSelectedIndex(line.index)}
                    onClick={() => perform(line.index)}
                    onKeyDown={onKeyDown}
                  >
                    <span aria-hidden="true" className={styles.icon}>
                      {entry.icon}
                    </span>
                    <span className={styles.name} title={entry.title}>
                      {entry.title}
                    </span>
                    {entry.hint !== undefined && <span className={styles.hint}>{entry.hint}</span>}
                    <span className={styles.kind}>{t(($) => $.palette.groups[entry.group])}</span>
                  </div>
                );
              })}
            </div>
          </div>
          <div role="status" className={styles.emptyBox}>
            {shown.length === 0 && (
              <p className={styles.empty}>
                {found.loading ? t(($) => $.loading, { ns: 'ui' }) : t(($) => $.palette.none, { words: deferredQuery })}
              </p>
            )}
          </div>
        </div>
        <p className={styles.foot}>
          <span>
            <Keys keys={['↑', '↓']} /> {t(($) => $.palette.choose)}
          </span>
          <span>
            <Keys keys={['Enter']} /> {t(($) => $.palette.open)}
          </span>
          <span>
            <Keys keys={['Esc']} /> {t(($) => $.close, { ns: 'ui' })}
          </span>
        </p>
        <LiveRegion
          text={
            shown[activeIndex] === undefined
              ? ''
              : `${shown[activeIndex].title}, ${t(($) => $.palette.groups[shown[activeIndex]?.group ?? 'pages'])}`
          }
        />
      </div>
    </Dialog>
  );
}
