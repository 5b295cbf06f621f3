import { useEffect, useState } from 'react';
import { useFormats } from '#src/i18n/format';
import { now } from '#src/lib/now';

const DAY = 86_400;
const two = (value: number): string => String(value).padStart(2, '0');

/** Epoch milliseconds. */
export function Countdown({ until }: { readonly until: number }) {
  const { number } = useFormats();
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = window.setInterval(() => setMoment(now()), 1000);
    return () => window.clearInterval(timer);
  }, []);
  const secondsLeft = Math.max(0, Math.ceil((until - moment) / 1000));
  const days = Math.floor(secondsLeft / DAY);
  const clock = [Math.floor((secondsLeft % DAY) / 3600), Math.floor((secondsLeft % 3600) / 60), secondsLeft % 60]
    .map(two)
    .join(':');
  const text = days === 0 ? clock : `${number(days, { style: 'unit', unit: 'day', unitDisplay: 'long' })} ${clock}`;
  return (
    <span role="timer" className="gl-tabular">
      {text}
    </span>
  );
}
