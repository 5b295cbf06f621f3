import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import { useDownloads } from '#src/state/exports';
import { IconButton } from '#src/ui/button';
import styles from './exports.module.css';
import { cancelSaving } from './save-file';
import { SavingProgress } from './saving-progress';

/** Downloads without a dialog. CSS delays the shelf, so fast ones never show it. */
export function SavingShelf() {
  const { t } = useTranslation('exports');
  const savings = useDownloads();
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
