import { useId, type ReactNode } from 'react';
import { classNames } from '#src/ui/class-names';
import { PageDescription, PageTitle } from '#src/ui/page-title';
import styles from './site.module.css';

/** A page of the public site: its heading and sentence over its parts, with what to do first and a picture beside them. */
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
  /** What the tab of the browser says, where the heading is a sentence. */
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

/** A part of such a page under its own heading. */
export function Part({
  title,
  text,
  more,
  children,
}: {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** A link beside the heading. */
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

/** What comes one after the other, numbered. */
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

/** Questions that open to their answers. */
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

/** A few words and the next step, at the end of a page. */
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
