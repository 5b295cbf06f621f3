import styles from '../tasks.module.css';

/** A short remark in a cell; where the column is too narrow for it, it is cut and its tooltip gives it whole. */
export function Cut({ look, text }: { readonly look: 'quiet' | 'second' | 'trouble'; readonly text: string }) {
  return (
    <span className={styles[look]} title={text}>
      {text}
    </span>
  );
}
