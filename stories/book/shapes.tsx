import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState, useSyncExternalStore } from 'react';
import { icons } from 'virtual:icons-in-use';
import { Cover } from '#src/ui/cover';
import styles from './book.module.css';
import { DataTable } from './parts';

const valueOf = (variable: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(variable).trim();

const sizes: readonly (readonly [variable: string, use: string])[] = [
  ['--gl-size-display', 'Large titles and numbers: sign-in, templates, prices, the balance'],
  ['--gl-size-title', 'Page titles'],
  ['--gl-size-heading', 'Chapters of articles, the name on the account page'],
  ['--gl-size-lead', 'Sections, dialogs, the text of articles'],
  ['--gl-size-text', 'Buttons and page text'],
  ['--gl-size-body', 'Tables, forms and lists: most of the console'],
  ['--gl-size-caption', 'Captions and table footers'],
  ['--gl-size-micro', 'Counts in badges'],
];

export function TypeScale() {
  return (
    <DataTable
      label="Type sizes"
      head={['CSS variable', 'Size', 'Used for']}
      rows={sizes.map(([variable, use]) => [
        <code key="name">{variable}</code>,
        valueOf(variable),
        <span key="use" style={{ fontSize: `var(${variable})` }}>
          {use}
        </span>,
      ])}
    />
  );
}

export function Spaces() {
  return (
    <DataTable
      label="Spacing steps"
      head={['CSS variable', 'Size', 'Example']}
      rows={[1, 2, 3, 4, 5, 6, 8, 12]
        .map((step) => `--gl-space-${step}`)
        .map((variable) => [
          <code key="name">{variable}</code>,
          valueOf(variable),
          <div key="bar" className={styles.bar} style={{ width: `var(${variable})` }} />,
        ])}
    />
  );
}

function Corner({ variable, use }: { readonly variable: string; readonly use: string }) {
  const size = valueOf(variable);
  return (
    <li className={styles.tile}>
      <div className={styles.swatch} style={{ borderRadius: `var(${variable})`, background: 'var(--gl-surface)' }} />
      <code>{variable}</code>
      <span>
        {size}: {use}
      </span>
    </li>
  );
}

export function Corners() {
  return (
    <Unstyled>
      <ul className={styles.grid}>
        <Corner variable="--gl-radius-small" use="tags, small controls" />
        <Corner variable="--gl-radius" use="controls, cards, tables" />
        <Corner variable="--gl-radius-large" use="dialogs" />
        <li className={styles.tile}>
          <div
            className={styles.swatch}
            style={{ border: 0, boxShadow: 'var(--gl-shadow)', background: 'var(--gl-raised)' }}
          />
          <code>--gl-shadow</code>
          <span>floating elements: menus, dialogs, toasts</span>
        </li>
      </ul>
    </Unstyled>
  );
}

export function Icons() {
  return (
    <Unstyled>
      <p style={{ color: 'var(--gl-text-2)' }}>{icons.length} icons, each with the number of files that use it.</p>
      <ul className={styles.grid}>
        {icons.map(({ name, count, Icon }) => (
          <li key={name} className={styles.tile}>
            <span className={styles.icon} aria-hidden="true">
              <Icon />
            </span>
            {name.replace(/(?:Outlined|Filled|TwoTone)$/, '')} <span className={styles.quiet}>{count}</span>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

const reducedMotion = globalThis.matchMedia('(prefers-reduced-motion: reduce)');
const watchReducedMotion = (listener: () => void) => {
  reducedMotion.addEventListener('change', listener);
  return () => reducedMotion.removeEventListener('change', listener);
};

export function Movement() {
  const [moved, setMoved] = useState(false);
  const prefersReducedMotion = useSyncExternalStore(watchReducedMotion, () => reducedMotion.matches);
  const fast = valueOf('--gl-fast');
  const slow = valueOf('--gl-slow');
  return (
    <Unstyled>
      <div className={styles.stage}>
        <button type="button" onClick={() => setMoved(!moved)}>
          Move both
        </button>
        <div
          className={styles.runner}
          data-moved={moved}
          style={{ transition: 'transform var(--gl-fast) var(--gl-ease)' }}
        />
        <p>
          <code>--gl-fast</code>, {fast}: hover, focus, a menu
        </p>
        <div
          className={styles.runner}
          data-moved={moved}
          style={{ transition: 'transform var(--gl-slow) var(--gl-ease)' }}
        />
        <p>
          <code>--gl-slow</code>, {slow}: a dialog, a drawer, an element that moves
        </p>
        <p role="status">
          {prefersReducedMotion
            ? 'Your system asks for less motion, so everything here moves at once.'
            : 'Your system allows motion. If you reduce motion in its settings, everything here moves at once.'}
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
  ['learning-events', 'Course catalog'],
] as const;

export function Covers() {
  return (
    <Unstyled>
      <ul className={styles.grid}>
        {faces.map(([kind, title]) => (
          <li key={kind} className={styles.tile}>
            <div className={styles.face}>
              <Cover kind={kind} seed={title} />
            </div>
            {title} <span className={styles.quiet}>{kind}</span>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
