import { contrast } from '#src/ui/theme/contrast';
import { contrastPairs, palettes, type Palette, type ThemeName } from '#src/ui/theme/tokens';
import styles from './book.module.css';
import { DataTable } from './parts';

const themeNames: readonly ThemeName[] = ['light', 'dark'];
const keys = Object.keys(palettes.light) as (keyof Palette)[];
const isColor = (value: string) => value.startsWith('#') || value.startsWith('rgb');
const variableOf = (key: string) => `--gl-${key.replace(/[A-Z]|\d/g, (hit) => `-${hit.toLowerCase()}`)}`;

export function Swatches() {
  return (
    <DataTable
      label="Colors"
      head={['CSS variable', ...themeNames]}
      rows={keys
        .filter((key) => isColor(palettes.light[key]))
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

function ContrastSample({
  theme,
  front,
  back,
  minRatio,
}: {
  theme: ThemeName;
  front: keyof Palette;
  back: keyof Palette;
  minRatio: number;
}) {
  const frontColor = palettes[theme][front];
  const backColor = palettes[theme][back];
  const ratio = contrast(frontColor, backColor);
  const passes = ratio >= minRatio;
  const shown =
    minRatio < 4.5
      ? { background: backColor, borderColor: frontColor, borderWidth: 2 }
      : { background: backColor, color: frontColor };
  return (
    <>
      <span className={styles.pair} style={shown} aria-hidden="true">
        {minRatio < 4.5 ? '\u00a0' : 'Aa'}
      </span>{' '}
      {Math.floor(ratio * 10) / 10}:1{' '}
      <span className={styles[passes ? 'passes' : 'fails']}>{passes ? '✓ passes' : '✕ fails'}</span>
    </>
  );
}

/** The minimum is 4.5 for text and 3 for edges of controls. */
export function Contrasts({ minimum }: { readonly minimum: number }) {
  return (
    <DataTable
      label={`Pairs that reach ${minimum}:1`}
      head={['Pair', ...themeNames]}
      rows={contrastPairs
        .filter((pair) => pair.minRatio === minimum)
        .map((pair) => [
          `${pair.front} on ${pair.back}`,
          ...themeNames.map((theme) => <ContrastSample key={theme} theme={theme} {...pair} />),
        ])}
    />
  );
}
