/** Google Sheets whose check has a known outcome: any other id is a sheet that can be written to. */
export const knownSheets = {
  notShared: '1notShared000000000000000000000000000000000',
  notFound: '1notFound0000000000000000000000000000000000',
  /** Google cannot be asked: 503. */
  unavailable: '1unavailable000000000000000000000000000000',
} as const;

/** Whom a sheet is shared with, as an editor, so that rows can be written to it. */
export const sheetsAccount = 'sheets@gleaner.example';

const titles = ['Prices', 'Leads', 'Market research', 'Weekly report', 'Competitors'] as const;

/** The title of a sheet; `hash` is of its id. */
export const sheetTitle = (hash: number): string => titles[hash % titles.length] ?? titles[0];

/** The address of a sheet, as a browser shows it. */
export const sheetAddress = (id: string): string => `https://docs.google.com/spreadsheets/d/${id}/edit#gid=0`;
