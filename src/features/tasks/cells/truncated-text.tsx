import styles from '../tasks.module.css';

export function TruncatedText({
  look: variant,
  text,
}: {
  readonly look: 'quiet' | 'second' | 'trouble';
  readonly text: string;
}) {
  return (
    <span className={styles[variant]} title={text}>
      {text}
    </span>
  );
}
