import { Unstyled } from '@storybook/addon-docs/blocks';
import table from '../../docs/states.tsv?raw';
import styles from './book.module.css';

/** How many reviewed states each noun has, by what they are on screen, as docs/states.tsv lists them. */
export function Counted() {
  const rows = table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'));
  const surfaces = [...new Set(rows.map(([, surface = '']) => surface))];
  const nouns = [...new Set(rows.map(([, , noun = '']) => noun))];
  const count = (noun: string, surface: string) => rows.filter((row) => row[2] === noun && row[1] === surface).length;
  return (
    <Unstyled>
      <p style={{ color: 'var(--gl-text-2)' }}>{rows.length} states are listed for review, one story each:</p>
      <div className={styles['scroll']} role="region" aria-label="States by noun" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">noun</th>
              {surfaces.map((surface) => (
                <th key={surface} scope="col">
                  {surface}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {nouns.map((noun) => (
              <tr key={noun}>
                <th scope="row">{noun}</th>
                {surfaces.map((surface) => (
                  <td key={surface}>{count(noun, surface) || ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  );
}
