import { useSyncExternalStore } from 'react';
import { parseTime, useFormats } from '#src/i18n/format';
import styles from './small-parts.module.css';
import { Tooltip } from './tooltip';

/** Milliseconds. */
const TICK_MS = 30_000;

const listeners = new Set<() => void>();
let timer: number | undefined;

/** One timer for all. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= window.setInterval(() => {
    for (const notify of listeners) notify();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(timer);
    timer = undefined;
  };
}

export function TimedText({ getText }: { getText: () => string }) {
  return useSyncExternalStore(subscribe, getText);
}

/** I18N-07. */
export function RelativeTime({
  value,
}: {
  /** As in the API. */
  value: string;
}) {
  const formats = useFormats();
  const at = parseTime(value);
  // A tick renders only changed texts.
  const text = useSyncExternalStore(subscribe, () => (Number.isNaN(at) ? '' : formats.relative(value)));
  if (Number.isNaN(at)) return null;
  return (
    <Tooltip text={() => formats.longDateTime(value)}>
      <time dateTime={new Date(at).toISOString()} className={styles.time} data-whole="tooltip" tabIndex={0}>
        {text}
      </time>
    </Tooltip>
  );
}
