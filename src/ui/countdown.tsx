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
  const left = Math.max(0, Math.ceil((until - moment) / 1000));
  const days = Math.floor(left / DAY);
  const clock = [Math.floor((left % DAY) / 3600), Math.floor((left % 3600) / 60), left % 60].map(two).join(':');
  const text = days === 0 ? clock : `${number(days, { style: 'unit', unit: 'day', unitDisplay: 'long' })} ${clock}`;
  return (
    <span role="timer" className="gl-tabular">
      {text}
    </span>
  );
}
