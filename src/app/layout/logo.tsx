import { Link } from 'react-router-dom';
import { useTranslation } from '#src/i18n/use-translation';
import { classNames } from '#src/ui/class-names';
import styles from './layout.module.css';

export function Logo({ to }: { readonly to: string }) {
  const { t } = useTranslation('shell');
  return (
    <Link to={to} className={styles.logo} aria-label={t(($) => $.product)}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d="M12 21V9" />
        <path d="M12 12c-4 0-6-2-6-6 4 0 6 2 6 6Z" fill="currentColor" stroke="none" />
        <path d="M12 9c0-4 2-6 6-6 0 4-2 6-6 6Z" fill="currentColor" stroke="none" />
        <path d="M5 21h14" />
      </svg>
      <span className={classNames(styles.labelWide)} aria-hidden="true">
        {t(($) => $.product)}
      </span>
    </Link>
  );
}
