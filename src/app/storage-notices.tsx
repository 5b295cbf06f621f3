import { useEffect, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { EmulatorDoor, StorageNotice } from '#src/lib/emulator-door';
import classes from './storage-notices.module.css';

/** Says in the demo what became of the state it keeps in the browser, until it is closed. */
export function StorageNotices({
  door,
  loadTexts,
}: {
  readonly door: Promise<EmulatorDoor>;
  /** Fetches the texts of the demo, which the application itself does not bring. */
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
