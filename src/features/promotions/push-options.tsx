import { useTranslation } from '#src/i18n/use-translation';
import { Button } from '#src/ui/button';
import { useClosePopup } from '#src/ui/close-popup';
import styles from './push-prompt.module.css';
import type { Push } from './use-push';

const keys = { off: 'off', on: 'on', blocked: 'blocked', unsupported: 'unsupported' } as const;

export function PushOptions({ titleId, push }: { readonly titleId: string; readonly push: Push }) {
  const { t } = useTranslation('promotions');
  const onClose = useClosePopup();
  const state = keys[push.state];
  return (
    <>
      <h2 id={titleId}>{t(($) => $.push.title[state])}</h2>
      <p>{t(($) => $.push.text[state])}</p>
      {push.failed && (
        <p role="alert" className={styles.failed}>
          {t(($) => $.push.failed)}
        </p>
      )}
      <div className={styles.actions}>
        {state === 'off' && (
          <>
            <Button
              onClick={() => {
                void push.decline();
                onClose();
              }}
            >
              {t(($) => $.push.decline)}
            </Button>
            <Button variant="primary" loading={push.busy} onClick={() => void push.accept()}>
              {t(($) => $.push.accept)}
            </Button>
          </>
        )}
        {state === 'on' && (
          <Button loading={push.busy} onClick={() => void push.decline()}>
            {t(($) => $.push.turnOff)}
          </Button>
        )}
        {(state === 'blocked' || state === 'unsupported') && (
          <Button onClick={onClose}>{t(($) => $.close, { ns: 'ui' })}</Button>
        )}
      </div>
    </>
  );
}
