import type { ReactNode } from 'react';

/** The groups of the palette, in the order in which they stand when nothing is typed. */
export const entryGroups = ['pages', 'actions', 'tasks', 'templates'] as const;

/** One thing that the palette leads to or does. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: (typeof entryGroups)[number];
  readonly title: string;
  /** What the title is worth searching by, folded. */
  readonly folded: string;
  /** Where it belongs: a group of the menu, a task group. */
  readonly hint?: string;
  readonly icon?: ReactNode;
  readonly perform: () => void;
}
