import { useTranslation } from '#src/i18n/use-translation';
import { Button } from '#src/ui/button';
import { ErrorPage } from '#src/ui/error-page';
import { useSecondsLeft } from '#src/ui/use-seconds-left';

const reload = (): void => globalThis.location.reload();

export function UnexpectedError({
  reportId,
  onReload = reload,
}: {
  readonly reportId: string;
  readonly onReload?: () => void;
}) {
  const { t } = useTranslation('shell');
  return (
    <ErrorPage
      drawing="crack"
      title={t(($) => $.errors.unexpected.title)}
      actions={
        <Button variant="primary" onClick={onReload}>
          {t(($) => $.reload)}
        </Button>
      }
      report={t(($) => $.errors.unexpected.report, { id: reportId })}
    >
      {t(($) => $.errors.unexpected.text)}
    </ErrorPage>
  );
}

/** `retryAfter` is in seconds. */
export function ServiceUnavailable({
  retryAfter = 0,
  onRetry = reload,
}: {
  readonly retryAfter?: number;
  readonly onRetry?: () => void;
}) {
  const { t } = useTranslation('shell');
  const secondsLeft = useSecondsLeft(retryAfter);
  return (
    <ErrorPage
      drawing="hourglass"
      title={t(($) => $.errors.unavailable.title)}
      actions={
        <Button variant="primary" disabled={secondsLeft > 0} onClick={onRetry}>
          {secondsLeft > 0 ? t(($) => $.retryIn, { ns: 'ui', seconds: secondsLeft }) : t(($) => $.retry, { ns: 'ui' })}
        </Button>
      }
    >
      {t(($) => $.errors.unavailable.text)}
    </ErrorPage>
  );
}

export function OfflinePage({ onRetry = reload }: { readonly onRetry?: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <ErrorPage
      drawing="cable"
      title={t(($) => $.errors.offline.title)}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t(($) => $.retry, { ns: 'ui' })}
        </Button>
      }
    >
      {t(($) => $.errors.offline.text)}
    </ErrorPage>
  );
}

export function NewVersion({ onReload = reload }: { readonly onReload?: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <ErrorPage
      drawing="hourglass"
      title={t(($) => $.errors.newVersion.title)}
      actions={
        <Button variant="primary" onClick={onReload}>
          {t(($) => $.reload)}
        </Button>
      }
    >
      {t(($) => $.errors.newVersion.text)}
    </ErrorPage>
  );
}
