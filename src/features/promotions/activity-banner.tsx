import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { RichText } from '#src/i18n/rich-text';
import { Link } from 'react-router-dom';
import { paths } from '#src/domain/paths';
import { localStore } from '#src/lib/storage';
import { IconButton } from '#src/ui/button';
import styles from './activity-banner.module.css';
import { Countdown } from '#src/ui/countdown';
import { useAudience, useRunningActivity, type RunningActivity } from '#src/shared/activity/use-activity';
import { useActivityStepTexts } from '#src/shared/activity/use-activity-step-texts';

const HIDDEN_KEY = 'activity.banner';

/** Once closed, it stays away until the activity's next step (ENUM-49). */
export function ActivityBanner() {
  const activity = useRunningActivity();
  const audience = useAudience();
  const [hidden, setHidden] = useState(() => localStore.get(HIDDEN_KEY));
  if (activity === undefined || audience === undefined) return null;
  const step = `${activity.code}/${String(activity.step.startsAt)}`;
  if (hidden === step) return null;
  return (
    <Banner
      activity={activity}
      onClose={() => {
        localStore.set(HIDDEN_KEY, step);
        setHidden(step);
        // The close button disappears, so the focus moves to the page.
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    />
  );
}

function Banner({ activity, onClose }: { readonly activity: RunningActivity; readonly onClose: () => void }) {
  const { t } = useTranslation('promotions');
  const { offer, countdown } = useActivityStepTexts(activity.step);
  return (
    <section className={styles.banner} aria-label={t(($) => $.activity.label)}>
      <p className={styles.words}>
        <strong>{activity.name}</strong>
        <span className={styles.offer}>{offer}</span>
        <span className={styles.time}>
          <RichText text={countdown} tags={{ countdown: <Countdown until={activity.step.endsAt} /> }} />
        </span>
      </p>
      <Link to={paths.pricing} className={styles.link}>
        {t(($) => $.go.plans, { ns: 'shell' })}
      </Link>
      <span className={styles.close}>
        <IconButton size="small" label={t(($) => $.activity.hide)} icon={<CloseOutlined />} onClick={onClose} />
      </span>
    </section>
  );
}
