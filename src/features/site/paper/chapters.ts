/** The chapters of the white paper in their order; each has two paragraphs. */
export const chapters = ['purpose', 'open', 'gentle', 'people', 'keep'] as const;

/** What of the paper is written into its file. */
export interface PaperWords {
  readonly title: string;
  readonly summary: string;
  readonly edition: string;
  readonly chapters: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}
