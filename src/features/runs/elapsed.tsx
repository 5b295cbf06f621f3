import { parseTime, useFormats } from '#src/i18n/format';
import { useNow } from '#src/ui/use-now';

/** Time since `value`, or until it; updates each second. */
export function Elapsed({ value, isCountdown = false }: { readonly value: string; readonly isCountdown?: boolean }) {
  const { duration } = useFormats();
  const moment = useNow();
  const at = parseTime(value);
  return <time dateTime={value}>{duration((isCountdown ? at - moment : moment - at) / 1000)}</time>;
}
