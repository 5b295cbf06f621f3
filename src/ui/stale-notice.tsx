import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { SentenceSpace } from '#src/i18n/sentence-space';
import { Button } from './button';
import { TimedText } from './relative-time';
import { useSecondsLeft } from './use-seconds-left';
import { Notice } from './status';

export function StaleNotice({
  since,
  offline = false,
  retryIn = 0,
  retrying = false,
  onRetry,
}: {
  /** As in the API. */
  readonly since: string;
  readonly offline?: boolean;
  /** Seconds (429). */
  readonly retryIn?: number;
  readonly retrying?: boolean;
  readonly onRetry?: () => void;
}) {
  const { t } = useTranslation('ui');
  const formats = useFormats();
  const secondsLeft = useSecondsLeft(retryIn);
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
        <TimedText getText={() => t(($) => $.stale.age, { ago: formats.relative(since) })} />
      </time>
      <SentenceSpace />
      {offline ? t(($) => $.stale.whenBack) : t(($) => $.stale.byItself)}
    </Notice>
  );
}
