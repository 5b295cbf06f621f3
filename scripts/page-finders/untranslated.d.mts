/** A text of a page with plain letters: all of it, its plain parts, and the element or attribute where it stands. */
export interface PlainText {
  readonly kind: 'text' | 'key';
  readonly text: string;
  readonly rest: readonly string[];
  readonly where: string;
}

/** In a page shown in `en-XA`, with nothing from outside: every text that a person sees or hears and that holds plain letters. */
export function plainTexts(): PlainText[];

/** In the page, before anything of it runs, with nothing from outside: keeps every answer that is read in `globalThis.gleanerAnswers`. */
export function keepAnswers(): void;

/** Every text in an answer: all of it, or where it is JSON every text in it, without what `isCode` says yes to. */
export function textsOf(answer: string, isCode?: (name: string, text: string) => boolean): string[];

/** What is left of plain texts when data is taken away: `texts` are those that the API's answers held. */
export function untranslated<Found extends PlainText>(found: readonly Found[], texts: Iterable<string>): Found[];
