import { useId, type ReactNode } from 'react';
import { classNames } from '#src/ui/class-names';
import { PageDescription, PageTitle } from '#src/ui/page-title';
import styles from './site.module.css';

export function SitePage({
  title,
  lead,
  name = title,
  actions,
  picture,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  /** The document title, where the heading is a whole sentence. */
  readonly name?: string;
  readonly actions?: ReactNode;
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <PageTitle name={name} />
      <PageDescription text={lead} />
      <header className={classNames(styles.hero, picture !== undefined && styles.split)}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
        {picture}
      </header>
      {children}
    </div>
  );
}

export function PageSection({
  title,
  text,
  more,
  children,
}: {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.partHead}>
        <div>
          <h2 id={id}>{title}</h2>
          {text !== undefined && <p className={styles.quiet}>{text}</p>}
        </div>
        {more}
      </div>
      {children}
    </section>
  );
}

export function Steps({
  items,
}: {
  readonly items: readonly { readonly key: string; readonly title: string; readonly text: string }[];
}) {
  return (
    <ol className={classNames(styles.grid, styles.steps)}>
      {items.map(({ key, title, text }) => (
        <li key={key} className={styles.step}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

export function Questions({
  items,
}: {
  readonly items: readonly { readonly key: string; readonly q: string; readonly a: string }[];
}) {
  return (
    <div className={styles.questions}>
      {items.map(({ key, q, a }) => (
        <details key={key}>
          <summary>{q}</summary>
          <p>{a}</p>
        </details>
      ))}
    </div>
  );
}

export function Closing({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.closing}>
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        <p className={styles.quiet}>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
