import type { BalanceItemType } from '#src/contract/enums.gen';
import type { UsageDays } from '#src/data/usage';
import { dollarsOf, centsOf } from '#src/domain/money';
import { csvFormat } from '#src/lib/rows/csv';
import type { CellValue, Row } from '#src/lib/rows/row';

/** Dollars. */
export const amountOf = (items: UsageDays['items'][number]['items'], type: BalanceItemType): number =>
  items.find((item) => item.type === type)?.amount ?? 0;

/** A decimal point and two decimals, which every program reads. */
const formatDollars = (dollars: number): string => dollarsOf(centsOf(dollars)).toFixed(2);

export interface UsageHeadings {
  readonly day: string;
  readonly task: string;
  readonly taskId: string;
  readonly rows: string;
  readonly total: string;
  readonly type: (type: BalanceItemType) => string;
  readonly taskName: (task: NonNullable<UsageDays['tasks']>[number]) => string;
}

/** Neutralizes names that a spreadsheet would run as formulas (BILL-04). */
export function usageCsv(
  data: UsageDays,
  by: 'day' | 'task',
  types: readonly BalanceItemType[],
  headings: UsageHeadings,
): string {
  const sums = types.map(headings.type);
  const isWhole = types.length > 1;
  const spent = ({ items, amount, rows }: Omit<UsageDays['items'][number], 'date' | 'credits'>): CellValue[] => [
    ...types.map((type) => formatDollars(amountOf(items, type))),
    ...(isWhole ? [formatDollars(amount)] : []),
    rows,
  ];
  const ends = [...sums, ...(isWhole ? [headings.total] : []), headings.rows];
  const [fields, lines]: [string[], Row[]] =
    by === 'day'
      ? [[headings.day, ...ends], data.items.map((day) => [day.date, ...spent(day)])]
      : [
          [headings.task, headings.taskId, ...ends],
          (data.tasks ?? []).map((task) => [headings.taskName(task), task.taskId, ...spent(task)]),
        ];
  const format = csvFormat(fields);
  return format.head + lines.map((line) => format.row(line)).join('') + format.tail;
}
