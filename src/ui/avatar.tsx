import styles from './avatar.module.css';

export function Avatar({
  name,
  src,
  size = 24,
}: {
  readonly name: string;
  /** Without a picture, shows the first letter of the name. */
  readonly src: string | null | undefined;
  /** Pixels. */
  readonly size?: number;
}) {
  const box = { width: size, height: size, fontSize: Math.round(size / 2.2) };
  if (src) return <img className={styles.picture} src={src} alt="" style={box} />;
  return (
    <span aria-hidden="true" className={styles.letter} data-initial={[...name][0]?.toLocaleUpperCase()} style={box} />
  );
}
