/** `rest` are the parts with plain letters, `where` is the element or attribute. */
export interface PlainText {
  readonly kind: 'text' | 'key';
  readonly text: string;
  readonly rest: readonly string[];
  readonly where: string;
}

/** Runs in a page in `en-XA`: visible or accessible texts with plain letters. */
export function plainTexts(): PlainText[];

/** Runs before the page's scripts; collects response bodies in `globalThis.gleanerAnswers`. */
export function keepAnswers(): void;

/** Texts of a JSON or text answer, without codes (`isCode`). */
export function textsOf(answer: string, isCode?: (name: string, text: string) => boolean): string[];

/** Removes data from `found`; `texts` are the texts of the API's answers. */
export function untranslated<Found extends PlainText>(found: readonly Found[], texts: Iterable<string>): Found[];
