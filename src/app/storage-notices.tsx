import { useEffect, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { EmulatorDoor, StorageNotice } from '#src/lib/emulator-door';
import classes from './storage-notices.module.css';

export function StorageNotices({
  door,
  loadTexts,
}: {
  readonly door: Promise<EmulatorDoor>;
  readonly loadTexts: () => Promise<void>;
}) {
  const { t } = useTranslation('demo');
  const [notice, setNotice] = useState<StorageNotice>();
  useEffect(() => {
    let gone = false;
    door.then(
      (opened) => opened.onNotice((next) => void loadTexts().then(() => !gone && setNotice(next))),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [door, loadTexts]);
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
