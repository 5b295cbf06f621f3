import styles from './avatar.module.css';

/** `size` in pixels. */
export function Avatar({
  name,
  src,
  size = 24,
}: {
  readonly name: string;
  readonly src: string | null | undefined;
  readonly size?: number;
}) {
  const box = { width: size, height: size, fontSize: Math.round(size / 2.2) };
  if (src) return <img className={styles.picture} src={src} alt="" style={box} />;
  return (
    <span aria-hidden="true" className={styles.letter} data-initial={[...name][0]?.toLocaleUpperCase()} style={box} />
  );
}
