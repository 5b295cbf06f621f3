import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import { useId } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { IconButton } from '#src/ui/button';
import { Popover } from '#src/ui/popover';
import { PushOptions } from './push-options';
import styles from './push-prompt.module.css';
import { usePush } from './use-push';

/** Asks before the browser's own prompt (PUB-20). */
export function PushPrompt() {
  const { t } = useTranslation('promotions');
  const headingId = useId();
  const push = usePush();
  return (
    <Popover
      label={{ headingId }}
      side="above"
      className={styles.box}
      onEscape={push.dismiss}
      trigger={(opens) => (
        <IconButton
          label={push.state === 'on' ? t(($) => $.push.bellOn) : t(($) => $.notifications, { ns: 'ui' })}
          icon={<BellOutlined className={push.state === 'on' ? styles.on : undefined} />}
          {...opens}
        />
      )}
    >
      <PushOptions titleId={headingId} push={push} />
    </Popover>
  );
}
