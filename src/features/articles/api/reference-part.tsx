import { useMemo, type ReactNode } from 'react';
import type { Markup } from '#src/lib/api-reference/html';
import { trustedMarkup } from '#src/lib/trusted-types';
import styles from './api.module.css';

/** Renders its content only while open. `children` are its summary. */
export function ReferencePart({
  id,
  open,
  onToggle,
  renderMarkup,
  tools,
  children,
}: {
  readonly id: string;
  readonly open: boolean;
  readonly onToggle: (id: string, open: boolean) => void;
  readonly renderMarkup: () => Markup;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <details
      id={id}
      open={open}
      className={styles.part}
      onToggle={(event) => {
        onToggle(id, event.currentTarget.open);
      }}
    >
      <summary>
        <h3 lang="en">{children}</h3>
      </summary>
      {open && (
        <div className={styles.inside}>
          {tools}
          <ReferenceMarkup markup={renderMarkup()} />
        </div>
      )}
    </details>
  );
}

/** The contract exists only in English. */
export function ReferenceMarkup({ markup: { text } }: { readonly markup: Markup }) {
  // React writes new objects again.
  const trusted = useMemo(() => trustedMarkup(text), [text]);
  return (
    // oxlint-disable-next-line react/no-danger -- made of our own contract by a renderer that escapes every text
    <div lang="en" className={styles.reference} dangerouslySetInnerHTML={{ __html: trusted }} />
  );
}
