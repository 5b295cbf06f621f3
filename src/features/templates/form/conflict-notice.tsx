import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { ApiError } from '#src/api/errors';
import { RetryButton } from '#src/shared/errors/retry-button';
import { Button } from '#src/ui/button';
import { Notice } from '#src/ui/status';
import styles from './form.module.css';

export function ConflictNotice({
  busy,
  onLoadNewer,
  onOverwrite,
}: {
  readonly busy: boolean;
  readonly onLoadNewer: () => Promise<void>;
  readonly onOverwrite: () => void;
}) {
  const { t } = useTranslation('templateForm');
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The notice is above a long form, and the user is at its end.
    box.current?.focus();
  }, []);
  const load = async () => {
    setLoading(true);
    setFailure(undefined);
    try {
      await onLoadNewer();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      setLoading(false);
    }
  };
  return (
    <div ref={box} tabIndex={-1} className={styles.fieldBox}>
      <Notice
        variant="warning"
        announce="assertive"
        title={t(($) => $.conflict.title)}
        actions={
          <>
            <RetryButton size="small" error={failure} loading={loading} disabled={busy} onClick={() => void load()}>
              {t(($) => $.conflict.load)}
            </RetryButton>
            <Button size="small" loading={busy} disabled={loading} onClick={onOverwrite}>
              {t(($) => $.conflict.overwrite)}
            </Button>
          </>
        }
      >
        <p>{t(($) => $.conflict.text)}</p>
        {failure && <p>{t(($) => $.conflict.failed)}</p>}
      </Notice>
    </div>
  );
}
