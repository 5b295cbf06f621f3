/** A text of a page with plain letters: all of it, its plain parts, and the element or attribute where it stands. */
export interface PlainText {
  readonly kind: 'text' | 'key';
  readonly text: string;
  readonly rest: readonly string[];
  readonly where: string;
}

/** In a page shown in `en-XA`, with nothing from outside: every text that a person sees or hears and that holds plain letters. */
export function plainTexts(): PlainText[];

/** Every text in the JSON of an answer, however deep. */
export function textsIn(value: unknown): string[];

/** What is left of plain texts when data is taken away: `texts` of the API's answers, without `codes` that have names of their own. */
export function untranslated(
  found: readonly PlainText[],
  known: { readonly texts: Iterable<string>; readonly codes?: Iterable<string> },
): PlainText[];
