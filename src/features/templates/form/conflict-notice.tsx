import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#src/api/errors';
import { Button } from '#src/ui/button';
import { Notice } from '#src/ui/status';
import styles from './form.module.css';

/** Says that the task was changed elsewhere since it was opened: take the newer one, or save what is here over it. */
export function ConflictNotice({
  busy,
  onLoad,
  onOverwrite,
}: {
  /** The form is being saved. */
  readonly busy: boolean;
  readonly onLoad: () => Promise<void>;
  readonly onOverwrite: () => void;
}) {
  const { t } = useTranslation('templates');
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It stands above a long form, and the person is at its end.
    box.current?.focus();
  }, []);
  const load = async () => {
    setLoading(true);
    setFailed(false);
    try {
      await onLoad();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(true);
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
            <Button size="small" loading={loading} disabled={busy} onClick={() => void load()}>
              {t(($) => $.conflict.load)}
            </Button>
            <Button size="small" loading={busy} disabled={loading} onClick={onOverwrite}>
              {t(($) => $.conflict.overwrite)}
            </Button>
          </>
        }
      >
        <p>{t(($) => $.conflict.text)}</p>
        {failed && <p>{t(($) => $.conflict.failed)}</p>}
      </Notice>
    </div>
  );
}
