export const chapters = ['purpose', 'open', 'gentle', 'people', 'keep'] as const;

export interface PaperTexts {
  readonly title: string;
  readonly summary: string;
  readonly edition: string;
  readonly chapters: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}
