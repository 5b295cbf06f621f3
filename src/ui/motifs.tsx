import type { ReactNode } from 'react';

/** 24 by 24 units. */
export type Motif =
  | 'pin'
  | 'star'
  | 'tag'
  | 'briefcase'
  | 'house'
  | 'bubble'
  | 'lens'
  | 'card'
  | 'page'
  | 'plane'
  | 'chart'
  | 'cap'
  | 'grid';

const drawings: Record<Motif, ReactNode> = {
  pin: (
    <>
      <path d="M12 21s7-6.2 7-11a7 7 0 0 0-14 0c0 4.8 7 11 7 11z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  star: <path d="m12 3 2.7 5.8 6.3.7-4.7 4.3 1.3 6.2L12 16.9 6.4 20l1.3-6.2L3 9.5l6.3-.7z" />,
  tag: (
    <>
      <path d="M3 11V4a1 1 0 0 1 1-1h7l10 10-8 8z" />
      <circle cx="7.5" cy="7.5" r="1.5" />
    </>
  ),
  briefcase: (
    <>
      <rect x="3" y="8" width="18" height="12" rx="2" />
      <path d="M9 8V5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3M3 13h18" />
    </>
  ),
  house: <path d="M4 11 12 4l8 7v9h-5v-6H9v6H4z" />,
  bubble: <path d="M4 5h16v11h-8l-5 4v-4H4z" />,
  lens: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  card: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <circle cx="8.5" cy="11" r="2" />
      <path d="M5.5 16c.7-1.5 5.3-1.5 6 0M14 10h4M14 14h4" />
    </>
  ),
  page: (
    <>
      <path d="M6 3h9l4 4v14H6z" />
      <path d="M9 9h4M9 13h7M9 17h7" />
    </>
  ),
  plane: <path d="m3 13 18-9-6 17-4-6z M11 15 21 4" />,
  chart: <path d="M4 4v16h16M8 16v-4M12 16V8M16 16v-6" />,
  cap: (
    <>
      <path d="m2 9 10-5 10 5-10 5z" />
      <path d="M6 11v5c2 2.5 10 2.5 12 0v-5" />
    </>
  ),
  grid: <path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />,
};

const bySlug: Readonly<Record<string, { motif: Motif; hue: number }>> = {
  'maps-places': { motif: 'pin', hue: 158 },
  reviews: { motif: 'star', hue: 42 },
  shopping: { motif: 'tag', hue: 18 },
  jobs: { motif: 'briefcase', hue: 214 },
  'real-estate': { motif: 'house', hue: 96 },
  'social-media': { motif: 'bubble', hue: 322 },
  'search-engines': { motif: 'lens', hue: 262 },
  contacts: { motif: 'card', hue: 188 },
  news: { motif: 'page', hue: 2 },
  travel: { motif: 'plane', hue: 200 },
  finance: { motif: 'chart', hue: 138 },
  'learning-events': { motif: 'cap', hue: 286 },
};

export function motifOf(kind: string): { motif: Motif; hue: number } {
  return bySlug[kind] ?? { motif: 'grid', hue: 176 };
}

export function MotifLines({ motif }: { motif: Motif }): ReactNode {
  return drawings[motif];
}

export function KindIcon({ kind, size = 16 }: { kind: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <MotifLines motif={motifOf(kind).motif} />
    </svg>
  );
}
