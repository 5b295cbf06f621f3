import type { ReactNode } from 'react';

export const entryGroups = ['pages', 'actions', 'tasks', 'templates'] as const;

export interface PaletteEntry {
  readonly id: string;
  readonly group: (typeof entryGroups)[number];
  readonly title: string;
  /** The title folded for search. */
  readonly folded: string;
  readonly hint?: string;
  readonly icon?: ReactNode;
  readonly perform: () => void;
}
