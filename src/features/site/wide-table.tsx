import type { ReactNode } from 'react';
import styles from './site.module.css';

/** `short` cells fit a phone; a wider table scrolls in its own box. */
export function WideTable({
  label,
  headers,
  rows,
  short = false,
}: {
  readonly label: string;
  /** The first heads the row names. */
  readonly headers: readonly { readonly key: string; readonly text: ReactNode }[];
  readonly rows: readonly { readonly key: string; readonly name: ReactNode; readonly cells: readonly ReactNode[] }[];
  readonly short?: boolean;
}) {
  return (
    <div className={styles.tableBox} role="group" aria-label={label} tabIndex={0}>
      <table className={`${styles.table} ${short ? styles.short : ''}`}>
        <thead>
          <tr>
            {headers.map(({ key, text }) => (
              <th key={key} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={headers[index + 1]?.key}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
