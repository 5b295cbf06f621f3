import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { isOffline, retryAfterOf, statusOf } from '#src/api/errors';
import { paths } from '#src/domain/paths';
import { Empty } from '#src/ui/empty';
import { ErrorState } from '#src/ui/error-state';
import { LinkButton } from '#src/ui/link-button';

export function TaskUnavailable({
  error,
  content,
  onRetry,
}: {
  readonly error: unknown;
  readonly content: 'run' | 'rows';
  readonly onRetry: () => Promise<unknown>;
}) {
  const { t } = useTranslation('runs');
  const [retrying, setRetrying] = useState(false);
  const back = <LinkButton to={paths.templateTaskList}>{t(($) => $.go.tasks, { ns: 'shell' })}</LinkButton>;
  if (statusOf(error) === 403) {
    return (
      <Empty drawing="lock" title={t(($) => $.notOwner.title)} action={back}>
        {t(($) => $.notOwner.hint)}
      </Empty>
    );
  }
  if (statusOf(error) === 404) {
    return (
      <Empty drawing="search" title={t(($) => $.notFound.title)} action={back}>
        {t(($) => $.notFound.hint)}
      </Empty>
    );
  }
  return (
    <ErrorState
      title={content === 'run' ? t(($) => $.failed.run) : t(($) => $.failed.rows)}
      retrying={retrying}
      retryIn={retryAfterOf(error)}
      onRetry={() => {
        setRetrying(true);
        void onRetry().finally(() => {
          setRetrying(false);
        });
      }}
    >
      {isOffline(error) ? t(($) => $.offline, { ns: 'failures' }) : t(($) => $.failed.hint)}
    </ErrorState>
  );
}
