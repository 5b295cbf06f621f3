import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import styles from './layout.module.css';
import { NameText } from './text';

export interface Crumb {
  label: ReactNode;
  to?: string;
  onClick?: (event: MouseEvent) => void;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t(($) => $.breadcrumb)}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? index}>
            {crumb.to === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            ) : (
              <Link to={crumb.to} onClick={crumb.onClick}>
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function PageHeader({
  title,
  description,
  actions,
  crumbs,
  children,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  crumbs?: readonly Crumb[];
  children?: ReactNode;
}) {
  return (
    <header className={styles.header}>
      {crumbs && <Breadcrumb crumbs={crumbs} />}
      <div className={styles.headerRow}>
        <div className={styles.headerText}>
          <h1>{typeof title === 'string' ? <NameText text={title} /> : title}</h1>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </header>
  );
}
