import { useState, type CSSProperties } from 'react';
import { hashText } from '#src/lib/hash';
import { isPictureAddress } from '#src/lib/picture-address';
import { drawingOf } from '#src/lib/rows/picture';
import { classNames } from './class-names';
import styles from './cover.module.css';
import { CoverScene } from './cover-scenes';
import { MotifLines, motifOf } from './motifs';
import { hueColors } from './theme/hues';

/** The category's hue, shifted by the seed so that neighbors differ. */
function hueOf(kind: string, seed: string): number {
  return (motifOf(kind).hue + (hashText(seed) % 37) - 18 + 360) % 360;
}

function colors(hue: number): CSSProperties & Record<`--cover-${string}`, string> {
  const { ground, soft, mid, ink } = hueColors(hue);
  return { '--cover-ground': ground, '--cover-soft': soft, '--cover-mid': mid, '--cover-ink': ink };
}

interface CoverDrawing {
  /** Slug of the category. */
  kind: string;
  /** Such as the template's slug: what differs between templates of a kind. */
  seed: string;
  /** Decorative without it. */
  alt?: string;
  className?: string;
  /** Shows the motif only. */
  small?: boolean;
}

export function Cover({
  src,
  ...drawing
}: CoverDrawing & {
  /** null, missing or broken: draws a cover. */
  src?: string | null;
}) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (!isPictureAddress(src) || src === brokenSrc) return <DrawnCover {...drawing} />;
  return (
    <img
      src={src}
      alt={drawing.alt ?? ''}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={classNames(drawing.className ?? styles.cover, styles.own)}
      onError={() => setBrokenSrc(src)}
    />
  );
}

function DrawnCover({ kind, seed, alt, className, small = false }: CoverDrawing) {
  const hue = hueOf(kind, seed);
  const { motif } = motifOf(kind);
  const name = alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  if (small)
    return (
      <svg
        viewBox="0 0 44 32"
        preserveAspectRatio="xMidYMid slice"
        className={className ?? styles.cover}
        style={colors(hue)}
        {...name}
      >
        <rect width="44" height="32" className={styles.ground} />
        <circle cx="34" cy="8" r="20" className={styles.soft} />
        <g transform="translate(11 5) scale(0.92)" className={styles.line}>
          <MotifLines motif={motif} />
        </g>
      </svg>
    );
  return (
    <svg
      viewBox="0 0 320 140"
      preserveAspectRatio="xMidYMid slice"
      className={className ?? styles.cover}
      style={colors(hue)}
      {...name}
    >
      <rect width="320" height="140" className={styles.ground} />
      <circle cx="48" cy="70" r="27" className={styles.paper} />
      <g transform="translate(30.5 52.5) scale(1.46)" className={styles.line}>
        <MotifLines motif={motif} />
      </g>
      <g transform="translate(90 20)">
        <CoverScene motif={motif} seed={seed} />
      </g>
    </svg>
  );
}

export function GeneratedPicture({ seed, alt, size = 32 }: { seed: string; alt: string; size?: number }) {
  const { hue, circle, back, front } = drawingOf(seed);
  const ink = hueColors(hue);
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} role="img" aria-label={alt} className={styles.picture}>
      <rect width="48" height="48" fill={ink.ground} />
      <circle {...circle} fill={ink.mid} />
      {back !== undefined && <path d={back} fill={ink.soft} />}
      <path d={front} fill={ink.mid} />
    </svg>
  );
}
