import type { RowFieldType } from '#src/contract/enums.gen';

/** Pixels (ENUM-36). */
export const columnWidths: Readonly<Record<RowFieldType, number>> = {
  text: 220,
  link: 240,
  image: 90,
  number: 120,
  date: 180,
  json: 240,
};
