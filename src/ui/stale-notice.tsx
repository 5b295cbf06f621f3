import { useEffect, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { Button } from './button';
import { useSecondsLeft } from './use-seconds-left';
import { Notice } from './status';

const TICK_MS = 15_000;

/** `since` as in the API; `retryIn` in seconds (429). */
export function StaleNotice({
  since,
  offline = false,
  retryIn = 0,
  retrying = false,
  onRetry,
}: {
  readonly since: string;
  readonly offline?: boolean;
  readonly retryIn?: number;
  readonly retrying?: boolean;
  readonly onRetry?: () => void;
}) {
  const { t } = useTranslation('ui');
  const formats = useFormats();
  const secondsLeft = useSecondsLeft(retryIn);
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = window.setInterval(() => {
      setTick((tick) => tick + 1);
    }, TICK_MS);
    return () => {
      window.clearInterval(timer);
    };
  }, []);
  return (
    <Notice
      variant="warning"
      title={<span role="status">{offline ? t(($) => $.stale.offline) : t(($) => $.stale.title)}</span>}
      actions={
        onRetry && (
          <Button size="small" loading={retrying} disabled={secondsLeft > 0} onClick={onRetry}>
            {secondsLeft > 0 ? t(($) => $.retryIn, { seconds: secondsLeft }) : t(($) => $.retry)}
          </Button>
        )
      }
    >
      <time dateTime={since} title={formats.longDateTime(since)}>
        {t(($) => $.stale.age, { ago: formats.relative(since) })}
      </time>{' '}
      {offline ? t(($) => $.stale.whenBack) : t(($) => $.stale.byItself)}
    </Notice>
  );
}
