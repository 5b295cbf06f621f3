import { createRandom } from '#src/lib/prng';
import { hashText } from '#src/lib/hash';
import { drawingOf } from '#src/lib/rows/picture';
import styles from './cover.module.css';
import { MotifLines, motifOf } from './motifs';
import { hueColors } from './theme/hues';

export function initialsOf(title: string): string {
  const words = title.split(/[\s\-–—_/·:]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [first = '', second] = words;
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0] ?? '', [...second][0] ?? ''];
  return letters.join('').toUpperCase();
}

/** The category's hue, shifted by the title so that neighbors differ. */
export function hueOf(kind: string, title: string): number {
  return (motifOf(kind).hue + (hashText(title) % 37) - 18 + 360) % 360;
}

/** `kind`: slug of the category. Decorative without `alt`. */
export function Cover({
  kind,
  title,
  hue = hueOf(kind, title),
  initials = initialsOf(title),
  alt,
  className,
  small = false,
}: {
  kind: string;
  title: string;
  hue?: number;
  initials?: string;
  alt?: string;
  className?: string;
  /** Shows the motif only. */
  small?: boolean;
}) {
  const ink = hueColors(hue);
  const name = alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  if (small)
    return (
      <svg viewBox="0 0 44 32" preserveAspectRatio="xMidYMid slice" className={className ?? styles.cover} {...name}>
        <rect width="44" height="32" fill={ink.ground} />
        <circle cx="34" cy="8" r="20" fill={ink.soft} />
        <g
          transform="translate(11 5) scale(0.92)"
          fill="none"
          stroke={ink.ink}
          strokeWidth="1.4"
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          <MotifLines motif={motifOf(kind).motif} />
        </g>
      </svg>
    );
  const random = createRandom(title);
  const turn = random.int(-14, 14);
  const dots = Array.from({ length: 5 }, () => ({
    x: random.int(10, 310),
    y: random.int(10, 130),
    r: random.int(2, 5),
  }));
  return (
    <svg viewBox="0 0 320 140" preserveAspectRatio="xMidYMid slice" className={className ?? styles.cover} {...name}>
      <rect width="320" height="140" fill={ink.ground} />
      <circle cx={250 + turn} cy="36" r="92" fill={ink.soft} />
      {dots.map((dot) => (
        <circle
          key={`${String(dot.x)}-${String(dot.y)}-${String(dot.r)}`}
          cx={dot.x}
          cy={dot.y}
          r={dot.r}
          fill={ink.mid}
          opacity="0.5"
        />
      ))}
      <g
        transform={`translate(196 18) rotate(${String(turn)} 52 52) scale(4.4)`}
        fill="none"
        stroke={ink.mid}
        strokeWidth="1"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <MotifLines motif={motifOf(kind).motif} />
      </g>
      <text x="22" y="116" fill={ink.ink} fontSize="56" fontWeight="700" letterSpacing="-2" aria-hidden="true">
        {initials}
      </text>
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
