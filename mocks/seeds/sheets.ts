/** Any other id is a writable sheet. */
export const knownSheets = {
  notShared: '1notShared000000000000000000000000000000000',
  notFound: '1notFound0000000000000000000000000000000000',
  unavailable: '1unavailable000000000000000000000000000000',
} as const;

export const sheetsAccount = 'sheets@gleaner.example';

const titles = ['Prices', 'Leads', 'Market research', 'Weekly report', 'Competitors'] as const;

export const sheetTitle = (hash: number): string => titles[hash % titles.length] ?? titles[0];

export const sheetUrl = (id: string): string => `https://docs.google.com/spreadsheets/d/${id}/edit#gid=0`;
