import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/format';
import { Button } from '../button';
import styles from './table.module.css';

/** Says at the end of a list how many of its rows have another place by now, and puts them there. */
export function MovedRows({ moved, onUpdate }: { readonly moved: number; readonly onUpdate: () => void }) {
  const { t } = useTranslation('ui');
  const { number } = useFormats();
  return (
    <div role="status" className={styles.moved}>
      {moved > 0 && (
        <Button size="small" onClick={onUpdate}>
          {t(($) => $.table.moved, { count: moved, value: number(moved) })}
        </Button>
      )}
    </div>
  );
}
