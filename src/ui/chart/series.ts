export type ChartKind = 'line' | 'area' | 'bar';

export interface Series {
  key: string;
  label: string;
}

export interface Point {
  at: string;
  values: Readonly<Record<string, number | undefined>>;
}
