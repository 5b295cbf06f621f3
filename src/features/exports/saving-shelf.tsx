import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import { useSavings } from '#src/state/exports';
import { IconButton } from '#src/ui/button';
import styles from './exports.module.css';
import { cancelSaving } from './save-file';
import { SavingProgress } from './saving-progress';

/** The downloads under way, at the edge of the page: how far each is, and the way to break it off. A quick one never shows. */
export function SavingShelf() {
  const { t } = useTranslation('exports');
  const savings = useSavings();
  if (savings.length === 0) return null;
  return (
    <section className={styles.shelf} aria-label={t(($) => $.saving.label)}>
      {savings.map((saving) => (
        <div key={saving.key} className={styles.shelfRow}>
          <SavingProgress fileName={saving.fileName} saving={saving} />
          <IconButton
            size="small"
            label={t(($) => $.saving.cancelNamed, { file: saving.fileName })}
            icon={<CloseOutlined />}
            onClick={() => {
              cancelSaving(saving.key);
            }}
          />
        </div>
      ))}
    </section>
  );
}
