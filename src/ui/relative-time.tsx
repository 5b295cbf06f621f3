import { useSyncExternalStore } from 'react';
import { parseTime, useFormats } from '#src/i18n/format';
import styles from './small-parts.module.css';
import { Tooltip } from './tooltip';

/** Milliseconds between two looks at the clock: the smallest step that the words know is a minute. */
const TICK = 30_000;

const listeners = new Set<() => void>();
let timer: number | undefined;

/** One clock for every time on screen: a list of thousands has no timer for each. */
function follow(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= window.setInterval(() => {
    for (const tell of listeners) tell();
  }, TICK);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(timer);
    timer = undefined;
  };
}

/** Words that depend on the time, kept true while they are on screen. */
export function TimedWords({ words }: { words: () => string }) {
  return useSyncExternalStore(follow, words);
}

/** '3 minutes ago' (I18N-07), kept true while it is on screen; a tooltip gives the exact time and names the zone. `value` as the API sends it. */
export function RelativeTime({ value }: { value: string }) {
  const formats = useFormats();
  const at = parseTime(value);
  // The words are what is followed: a tick that leaves them as they are renders nothing.
  const words = useSyncExternalStore(follow, () => (Number.isNaN(at) ? '' : formats.relative(value)));
  if (Number.isNaN(at)) return null;
  return (
    <Tooltip text={() => formats.longDateTime(value)}>
      <time dateTime={new Date(at).toISOString()} className={styles.time} data-whole="tooltip" tabIndex={0}>
        {words}
      </time>
    </Tooltip>
  );
}
