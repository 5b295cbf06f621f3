import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { IconButton } from './button';
import styles from './selection-bar.module.css';

/** Render only with a selection. */
export function SelectionBar({
  label,
  summary,
  children,
  onClear,
}: {
  readonly label: string;
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly onClear: () => void;
}) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.place}>
      <div className={styles.bar} role="region" aria-label={label}>
        <span className={styles.summary} role="status">
          {summary}
        </span>
        <IconButton size="small" label={t(($) => $.clearSelection)} icon={<CloseOutlined />} onClick={onClear} />
        <span className={styles.spread} />
        {children}
      </div>
    </div>
  );
}
