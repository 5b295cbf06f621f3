import { useTranslation } from '#src/i18n/use-translation';
import { Bone } from '#src/ui/skeleton';
import { VisuallyHidden } from '#src/ui/visually-hidden';
import styles from './usage.module.css';

/** Pixels. */
const bars = [96, 132, 60, 168, 120, 84, 150, 108, 192, 72, 140, 100] as const;

export function UsageSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.card} aria-busy="true">
      <VisuallyHidden>{t(($) => $.loading)}</VisuallyHidden>
      <Bone width="160px" />
      <div className={styles.bars}>
        {bars.map((height) => (
          <Bone key={height} shape="block" height={height} />
        ))}
      </div>
    </div>
  );
}
