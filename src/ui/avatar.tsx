import styles from './avatar.module.css';

/** The round picture of somebody, or the first letter of the name. Decoration: the name stands beside it. `size` in pixels. */
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
