import styles from '../tasks.module.css';

export function Cut({ look, text }: { readonly look: 'quiet' | 'second' | 'trouble'; readonly text: string }) {
  return (
    <span className={styles[look]} title={text}>
      {text}
    </span>
  );
}
