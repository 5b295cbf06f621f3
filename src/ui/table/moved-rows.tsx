import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { Button } from '../button';
import styles from './table.module.css';

export function MovedRows({ movedCount, onUpdate }: { readonly movedCount: number; readonly onUpdate: () => void }) {
  const { t } = useTranslation('ui');
  const { number } = useFormats();
  return (
    <div role="status" className={styles.moved}>
      {movedCount > 0 && (
        <Button size="small" onClick={onUpdate}>
          {t(($) => $.table.moved, { count: movedCount, value: number(movedCount) })}
        </Button>
      )}
    </div>
  );
}
