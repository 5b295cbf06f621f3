import styles from '../tasks.module.css';

export function TruncatedText({
  variant,
  text,
}: {
  readonly variant: 'quiet' | 'second' | 'trouble';
  readonly text: string;
}) {
  return (
    <span className={styles[variant]} title={text}>
      {text}
    </span>
  );
}
