import { Unstyled } from '@storybook/addon-docs/blocks';
import { contrast } from '../../src/ui/theme/contrast';
import { contrastPairs, palettes, type Palette, type ThemeName } from '../../src/ui/theme/tokens';
import styles from './book.module.css';

const themeNames: readonly ThemeName[] = ['light', 'dark'];
const keys = Object.keys(palettes.light) as (keyof Palette)[];
const isColour = (value: string) => value.startsWith('#') || value.startsWith('rgb');
const variableOf = (key: string) => `--gl-${key.replace(/[A-Z]|\d/g, (hit) => `-${hit.toLowerCase()}`)}`;

/** Every colour of the tokens in both themes, with the custom property that styles name. */
export function Swatches() {
  return (
    <Unstyled>
      <div className={styles['scroll']} role="region" aria-label="Colours" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Name in styles</th>
              {themeNames.map((theme) => (
                <th key={theme} scope="col">
                  {theme}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keys
              .filter((key) => isColour(palettes.light[key]))
              .map((key) => (
                <tr key={key}>
                  <th scope="row">
                    <code>{variableOf(key)}</code>
                  </th>
                  {themeNames.map((theme) => (
                    <td key={theme}>
                      <div className={styles['swatch']} style={{ background: palettes[theme][key], width: 120 }} />
                      <span className={styles['quiet']}>{palettes[theme][key]}</span>
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
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
  // An edge is looked at as an edge, a text as a text.
  const shown =
    least < 4.5 ? { background: ground, borderColor: ink, borderWidth: 2 } : { background: ground, color: ink };
  return (
    <td>
      <span className={styles['pair']} style={shown} aria-hidden="true">
        {least < 4.5 ? '\u00a0' : 'Aa'}
      </span>{' '}
      {Math.floor(ratio * 10) / 10}:1{' '}
      <span className={styles[passes ? 'passes' : 'fails']}>{passes ? '✓ passes' : '✕ fails'}</span>
    </td>
  );
}

/** Every pair that carries a text (`least` 4.5) or the edge of a control (3), measured now, in both themes. */
export function Contrasts({ least }: { readonly least: number }) {
  return (
    <Unstyled>
      <div className={styles['scroll']} role="region" aria-label={`Pairs that reach ${least}:1`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              {themeNames.map((theme) => (
                <th key={theme} scope="col">
                  {theme}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contrastPairs
              .filter((pair) => pair.least === least)
              .map((pair) => (
                <tr key={`${pair.front} ${pair.back}`}>
                  <th scope="row">
                    {pair.front} on {pair.back}
                  </th>
                  {themeNames.map((theme) => (
                    <Measured key={theme} theme={theme} {...pair} />
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  );
}
