import type { Page } from 'playwright';

export type FindingKind = 'clipped' | 'overflow' | 'target' | 'contrast' | 'raw-key' | 'untranslated';

export interface Finding {
  readonly kind: FindingKind;
  /** The visible text, after the size of a target or the contrast of a text. */
  readonly text: string;
  readonly selector: string;
  /** x, y, width and height in CSS pixels from the page's corner. */
  readonly box: readonly [number, number, number, number];
}

export const KINDS: readonly FindingKind[];

/** Checks the current state of a page. `data` are texts that count as data, not as untranslated. */
export function findInPage(
  page: Page,
  options?: { readonly language?: string; readonly kinds?: readonly FindingKind[]; readonly data?: Iterable<string> },
): Promise<Finding[]>;
