import { contrast } from '#src/ui/theme/contrast';
import { contrastPairs, palettes, type Palette, type ThemeName } from '#src/ui/theme/tokens';
import styles from './book.module.css';
import { Rows } from './parts';

const themeNames: readonly ThemeName[] = ['light', 'dark'];
const keys = Object.keys(palettes.light) as (keyof Palette)[];
const isColour = (value: string) => value.startsWith('#') || value.startsWith('rgb');
const variableOf = (key: string) => `--gl-${key.replace(/[A-Z]|\d/g, (hit) => `-${hit.toLowerCase()}`)}`;

export function Swatches() {
  return (
    <Rows
      label="Colors"
      head={['CSS variable', ...themeNames]}
      rows={keys
        .filter((key) => isColour(palettes.light[key]))
        .map((key) => [
          <code key="name">{variableOf(key)}</code>,
          ...themeNames.map((theme) => (
            <div key={theme}>
              <div className={styles.swatch} style={{ background: palettes[theme][key], width: 120 }} />
              <span className={styles.quiet}>{palettes[theme][key]}</span>
            </div>
          )),
        ])}
    />
  );
}

function Measured({
  theme,
  front,
  back,
  least,
}: {
  theme: ThemeName;
  front: keyof Palette;
  back: keyof Palette;
  least: number;
}) {
  const ink = palettes[theme][front];
  const ground = palettes[theme][back];
  const ratio = contrast(ink, ground);
  const passes = ratio >= least;
  const shown =
    least < 4.5 ? { background: ground, borderColor: ink, borderWidth: 2 } : { background: ground, color: ink };
  return (
    <>
      <span className={styles.pair} style={shown} aria-hidden="true">
        {least < 4.5 ? '\u00a0' : 'Aa'}
      </span>{' '}
      {Math.floor(ratio * 10) / 10}:1{' '}
      <span className={styles[passes ? 'passes' : 'fails']}>{passes ? '✓ passes' : '✕ fails'}</span>
    </>
  );
}

/** Measures the contrast of each pair in both themes; the minimum is 4.5 for text and 3 for edges of controls. */
export function Contrasts({ least }: { readonly least: number }) {
  return (
    <Rows
      label={`Pairs that reach ${least}:1`}
      head={['Pair', ...themeNames]}
      rows={contrastPairs
        .filter((pair) => pair.least === least)
        .map((pair) => [
          `${pair.front} on ${pair.back}`,
          ...themeNames.map((theme) => <Measured key={theme} theme={theme} {...pair} />),
        ])}
    />
  );
}
