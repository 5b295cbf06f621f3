import { useTranslation } from '#src/i18n/use-translation';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { RichText } from '#src/i18n/rich-text';
import { Button } from '#src/ui/button';
import { Dialog } from '#src/ui/dialog';
import { LinkButton } from '#src/ui/link-button';
import styles from './activity-dialog.module.css';
import { Countdown } from '#src/ui/countdown';
import type { RunningActivity } from '#src/shared/activity/use-activity';
import { useActivityStepTexts } from '#src/shared/activity/use-activity-step-texts';

export function ActivityDialog({
  activity,
  visitor,
  open,
  onClose,
}: {
  readonly activity: RunningActivity;
  readonly visitor: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('promotions');
  const formats = useFormats();
  const { offer, countdown, percent } = useActivityStepTexts(activity.step);
  const ends = new Date(activity.step.endsAt).toISOString();
  return (
    <Dialog
      open={open}
      title={activity.name}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(($) => $.notNow, { ns: 'ui' })}</Button>
          {visitor ? (
            <LinkButton variant="primary" to={paths.signUp(paths.pricing)} onClick={onClose}>
              {t(($) => $.activity.signUp)}
            </LinkButton>
          ) : (
            <LinkButton variant="primary" to={paths.pricing} onClick={onClose}>
              {t(($) => $.go.plans, { ns: 'shell' })}
            </LinkButton>
          )}
        </>
      }
    >
      <div className={styles.hero}>
        <svg viewBox="0 0 96 72" aria-hidden="true" className={styles.drawing}>
          <path d="M48 64V34" />
          <path className={styles.leaf} d="M48 42c-16 0-24-8-24-24 16 0 24 8 24 24Z" />
          <path className={styles.leaf} d="M48 32c0-14 7-21 21-21 0 14-7 21-21 21Z" />
          <path d="M14 64h68" />
        </svg>
        <div className={styles.offer}>
          {percent !== undefined && (
            <span className={styles.percent} aria-hidden="true">
              {t(($) => $.activity.minus, { percent })}
            </span>
          )}
          <strong>{offer}</strong>
        </div>
      </div>
      <p>{activity.description}</p>
      <p className={styles.time}>
        <RichText text={countdown} tags={{ countdown: <Countdown until={activity.step.endsAt} /> }} />
      </p>
      <p>
        <time dateTime={ends} title={formats.longDateTime(ends)} className={styles.ends}>
          {formats.dateTime(ends)}
        </time>
      </p>
    </Dialog>
  );
}
