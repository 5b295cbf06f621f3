import { useEffect, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { EmulatorHandle, StorageNotice } from '#src/lib/emulator-handle';
import classes from './storage-notices.module.css';

export function StorageNotices({
  handle,
  loadTexts,
}: {
  readonly handle: Promise<EmulatorHandle>;
  readonly loadTexts: () => Promise<void>;
}) {
  const { t } = useTranslation('demo');
  const [notice, setNotice] = useState<StorageNotice>();
  useEffect(() => {
    let isUnmounted = false;
    handle.then(
      (opened) => opened.onNotice((next) => void loadTexts().then(() => !isUnmounted && setNotice(next))),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [handle, loadTexts]);
  return (
    <div role="status" className={classes.frame}>
      {notice && (
        <div className={classes.notice}>
          <p>{notice === 'memory' ? t(($) => $.notKept) : t(($) => $.setAside)}</p>
          <button type="button" onClick={() => setNotice(undefined)}>
            {t(($) => $.close, { ns: 'ui' })}
          </button>
        </div>
      )}
    </div>
  );
}
