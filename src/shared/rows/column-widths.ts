import { useState } from 'react';
import { RowFieldType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useFormats, type Formats } from '#src/i18n/format';
import { formatCellValue, isEmptyValue } from './cell-value';

type Field = Schemas['SampleField'];
type Row = Schemas['DataRow'];

/** Pixels (ENUM-36). `share`: how many of the values fit. */
const ranges: Readonly<Record<RowFieldType, { min: number; max: number; share: number }>> = {
  text: { min: 88, max: 320, share: 0.9 },
  link: { min: 120, max: 280, share: 0.9 },
  image: { min: 64, max: 160, share: 1 },
  number: { min: 72, max: 220, share: 1 },
  date: { min: 104, max: 260, share: 1 },
  json: { min: 120, max: 280, share: 0.9 },
};

const SAMPLED_ROWS = 50;
/** Longer texts are cut anyway. */
const MEASURED_CHARACTERS = 60;
/** Pixels, with the line beside a pinned column. */
const PADDING = 26;

const FULL_WIDTH =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60]|\p{Emoji_Presentation}/u;
const THIN = /[\s.,:;'’|!()[\]/·ijlI-]/;
const BROAD = /[\p{Lu}\d%&@mw_]/u;

const characterWidth = (character: string): number =>
  FULL_WIDTH.test(character) ? 13.5 : THIN.test(character) ? 4.5 : BROAD.test(character) ? 8.6 : 7.3;

/** Estimated, because measuring would force a layout. */
export const textWidth = (text: string): number =>
  Array.from(text.slice(0, MEASURED_CHARACTERS), (character) => characterWidth(character)).reduce(
    (sum, width) => sum + width,
    0,
  );

export function widthFor(type: RowFieldType, title: string, texts: readonly string[]): number {
  const { min, max, share } = ranges[type];
  const widths = texts.map(textWidth).toSorted((one, other) => one - other);
  const content = type === RowFieldType.Image ? 0 : (widths[Math.ceil(widths.length * share) - 1] ?? 0);
  return Math.ceil(Math.min(max, Math.max(min, Math.max(content, textWidth(title)) + PADDING)));
}

const textsOf = ({ name, type }: Field, rows: readonly Row[], formats: Formats) =>
  rows.flatMap((row) => (isEmptyValue(row[name]) ? [] : [formatCellValue(type, row[name], formats)]));

export type ColumnWidths = ReadonlyMap<string, number>;

/** Later rows do not change the widths. */
export function useColumnWidths(fields: readonly Field[], rows: readonly Row[]): ColumnWidths {
  const formats = useFormats();
  const columns = JSON.stringify(fields.map(({ name, type, displayText }) => [name, type, displayText]));
  const [sized, setSized] = useState<{ columns: string; widths: ColumnWidths }>({ columns: '', widths: new Map() });
  if (rows.length > 0 && sized.columns !== columns) {
    const sample = rows.slice(0, SAMPLED_ROWS);
    const widthOf = (field: Field) => widthFor(field.type, field.displayText, textsOf(field, sample, formats));
    setSized({ columns, widths: new Map(fields.map((field) => [field.name, widthOf(field)])) });
  }
  return sized.widths;
}
