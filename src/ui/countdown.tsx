import { useFormats } from '#src/i18n/format';
import { useNow } from './use-now';

const DAY = 86_400;
const two = (value: number): string => String(value).padStart(2, '0');

export function Countdown({
  until,
}: {
  /** Epoch milliseconds. */
  readonly until: number;
}) {
  const { number } = useFormats();
  const moment = useNow();
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
