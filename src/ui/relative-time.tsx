import { useEffect, useState } from 'react';
import { parseTime, useFormats } from '../i18n/format';
import { now } from '../lib/now';
import styles from './small-parts.module.css';
import { Tooltip } from './tooltip';

/** '3 minutes ago' (I18N-07), kept true while it is on screen; a tooltip gives the exact time and names the zone. `value` as the API sends it. */
export function RelativeTime({ value }: { value: string }) {
  const formats = useFormats();
  const [, setTick] = useState(0);
  const at = parseTime(value);
  useEffect(() => {
    // Every half minute in the first hours, seldom after.
    const timer = window.setInterval(
      () => {
        setTick((tick) => tick + 1);
      },
      Math.abs(now() - at) < 7_200_000 ? 30_000 : 600_000,
    );
    return () => {
      window.clearInterval(timer);
    };
  }, [at]);
  if (Number.isNaN(at)) return null;
  return (
    <Tooltip text={formats.longDateTime(value)}>
      <time dateTime={new Date(at).toISOString()} className={styles['time']} tabIndex={0}>
        {formats.relative(value)}
      </time>
    </Tooltip>
  );
}
