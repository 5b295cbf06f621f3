import { useId, type ReactNode } from 'react';
import styles from './layout.module.css';
import { classNames } from './class-names';

export function Section({
  title,
  description,
  actions,
  children,
  card = false,
  level = 2,
  className,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** Adds a border and a background. */
  card?: boolean;
  level?: 2 | 3;
  className?: string;
}) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className={classNames(styles.section, card && styles.card, className)}>
      <div className={styles.headerRow}>
        <div className={styles.headerText}>
          <Heading id={id}>{title}</Heading>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

export function DescriptionList({
  items,
  columns = 1,
}: {
  items: readonly { key: string; term: ReactNode; value: ReactNode }[];
  columns?: 1 | 2;
}) {
  return (
    <dl className={classNames(styles.list, styles[`columns${columns}`])}>
      {items.map((item) => (
        <div key={item.key} className={styles.pair}>
          <dt>{item.term}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
