import { useEffect, useState } from 'react';
import { parseTime, useFormats } from '#src/i18n/format';
import { now } from '#src/lib/now';

/** Time since `value`, or until it; updates each second. */
export function Elapsed({ value, isCountdown = false }: { readonly value: string; readonly isCountdown?: boolean }) {
  const { duration } = useFormats();
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = window.setInterval(() => {
      setMoment(now());
    }, 1000);
    return () => {
      window.clearInterval(timer);
    };
  }, []);
  const at = parseTime(value);
  return <time dateTime={value}>{duration((isCountdown ? at - moment : moment - at) / 1000)}</time>;
}
