import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState, useSyncExternalStore } from 'react';
import { icons } from 'virtual:icons-in-use';
import { Cover } from '../../src/ui/cover';
import styles from './book.module.css';

/** The value of a custom property, as theme.css has it. */
const valueOf = (variable: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(variable).trim();

function TypeRow({ variable, use }: { readonly variable: string; readonly use: string }) {
  const size = valueOf(variable);
  return (
    <tr>
      <th scope="row">
        <code>{variable}</code>
      </th>
      <td>{size}</td>
      <td style={{ fontSize: `var(${variable})` }}>{use}</td>
    </tr>
  );
}

/** The sizes of type, each shown in its own size. */
export function TypeScale() {
  return (
    <Unstyled>
      <div className={styles['scroll']} role="region" aria-label="Sizes of type" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Name in styles</th>
              <th scope="col">Size</th>
              <th scope="col">Where it is used</th>
            </tr>
          </thead>
          <tbody>
            <TypeRow variable="--gl-size-display" use="A page of the public site" />
            <TypeRow variable="--gl-size-title" use="The title of a page" />
            <TypeRow variable="--gl-size-lead" use="A section, a dialog" />
            <TypeRow variable="--gl-size-body" use="Everything else" />
            <TypeRow variable="--gl-size-caption" use="Captions and the foot of a table" />
          </tbody>
        </table>
      </div>
    </Unstyled>
  );
}

function SpaceRow({ variable }: { readonly variable: string }) {
  const size = valueOf(variable);
  return (
    <tr>
      <th scope="row">
        <code>{variable}</code>
      </th>
      <td>{size}</td>
      <td>
        <div className={styles['bar']} style={{ width: `var(${variable})` }} />
      </td>
    </tr>
  );
}

/** The steps of space. */
export function Spaces() {
  return (
    <Unstyled>
      <div className={styles['scroll']} role="region" aria-label="Steps of space" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Name in styles</th>
              <th scope="col">Size</th>
              <th scope="col">Looks like</th>
            </tr>
          </thead>
          <tbody>
            {[1, 2, 3, 4, 5, 6, 8, 12].map((step) => (
              <SpaceRow key={step} variable={`--gl-space-${step}`} />
            ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  );
}

function Corner({ variable, use }: { readonly variable: string; readonly use: string }) {
  const size = valueOf(variable);
  return (
    <li className={styles['tile']}>
      <div className={styles['swatch']} style={{ borderRadius: `var(${variable})`, background: 'var(--gl-surface)' }} />
      <code>{variable}</code>
      <span>
        {size}: {use}
      </span>
    </li>
  );
}

/** Corners, and the one shadow. */
export function Corners() {
  return (
    <Unstyled>
      <ul className={styles['grid']}>
        <Corner variable="--gl-radius-small" use="tags, small controls" />
        <Corner variable="--gl-radius" use="controls, cards, tables" />
        <Corner variable="--gl-radius-large" use="dialogs" />
        <li className={styles['tile']}>
          <div
            className={styles['swatch']}
            style={{ border: 0, boxShadow: 'var(--gl-shadow)', background: 'var(--gl-raised)' }}
          />
          <code>--gl-shadow</code>
          <span>what floats: menus, dialogs, messages</span>
        </li>
      </ul>
    </Unstyled>
  );
}

/** Every icon that the application imports today. */
export function Icons() {
  return (
    <Unstyled>
      <p style={{ color: 'var(--gl-text-2)' }}>{icons.length} icons, each with the number of files that show it.</p>
      <ul className={styles['grid']}>
        {icons.map(({ name, count, Icon }) => (
          <li key={name} className={styles['tile']}>
            <span className={styles['icon']} aria-hidden="true">
              <Icon />
            </span>
            {name.replace(/(?:Outlined|Filled|TwoTone)$/, '')} <span className={styles['quiet']}>{count}</span>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

const less = globalThis.matchMedia('(prefers-reduced-motion: reduce)');
const followLess = (listener: () => void) => {
  less.addEventListener('change', listener);
  return () => less.removeEventListener('change', listener);
};

/** A square that goes and comes back in the time of a token, and what the viewer's system says about movement. */
export function Movement() {
  const [moved, setMoved] = useState(false);
  const asksForLess = useSyncExternalStore(followLess, () => less.matches);
  const fast = valueOf('--gl-fast');
  const slow = valueOf('--gl-slow');
  return (
    <Unstyled>
      <div className={styles['stage']}>
        <button type="button" onClick={() => setMoved(!moved)}>
          Move both
        </button>
        <div
          className={styles['runner']}
          data-moved={moved}
          style={{ transition: 'transform var(--gl-fast) var(--gl-ease)' }}
        />
        <p>
          <code>--gl-fast</code>, {fast}: hover, focus, a menu
        </p>
        <div
          className={styles['runner']}
          data-moved={moved}
          style={{ transition: 'transform var(--gl-slow) var(--gl-ease)' }}
        />
        <p>
          <code>--gl-slow</code>, {slow}: a dialog, a drawer, what changes its place
        </p>
        <p role="status">
          {asksForLess
            ? 'Your system asks for less motion, so everything here is at its place at once.'
            : 'Your system allows motion. Ask it for less, and everything here is at its place at once.'}
        </p>
      </div>
    </Unstyled>
  );
}

const faces = [
  ['maps-places', 'Map places by keyword'],
  ['shopping', 'Product listings'],
  ['jobs', 'Job details'],
  ['real-estate', 'Homes for sale'],
  ['social-media', 'Public profiles'],
  ['search-engines', 'Search results'],
  ['finance', 'Share prices'],
  ['news', 'News articles'],
  ['travel', 'Hotels by city'],
  ['learning-events', 'Course catalogue'],
] as const;

/** Covers as one function draws them from a template's kind and name, and the small ones. */
export function Covers() {
  return (
    <Unstyled>
      <ul className={styles['grid']}>
        {faces.map(([kind, title]) => (
          <li key={kind} className={styles['tile']}>
            <div className={styles['face']}>
              <Cover kind={kind} title={title} />
            </div>
            {title} <span className={styles['quiet']}>{kind}</span>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
