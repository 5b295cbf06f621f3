import type { Page } from 'playwright';

/** What is wrong with something that a page shows. */
export type FindingKind = 'clipped' | 'overflow' | 'target' | 'contrast' | 'raw-key' | 'untranslated';

export interface Finding {
  readonly kind: FindingKind;
  /** What is read there; before it the size of a target or the contrast of a text. */
  readonly text: string;
  readonly selector: string;
  /** x, y, width and height in css pixels from the corner of the page. */
  readonly box: readonly [number, number, number, number];
}

/** The kinds of findings, in the order in which they are told. */
export const KINDS: readonly FindingKind[];

/** The findings of what a Playwright page shows now. `kinds` narrows what is looked for. */
export function findInPage(
  page: Page,
  options?: { readonly language?: string; readonly kinds?: readonly FindingKind[]; readonly data?: Iterable<string> },
): Promise<Finding[]>;
