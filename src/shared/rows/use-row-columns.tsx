import ExpandOutlined from '@ant-design/icons/es/icons/ExpandOutlined';
import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { RowFieldType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useFormats } from '#src/i18n/format';
import { IconButton } from '#src/ui/button';
import type { GridColumn } from '#src/ui/table/virtual-grid-row';
import type { ColumnWidths } from './column-widths';
import { RowCell } from './row-cell';

export const OPEN_COLUMN = '#open';

/** The arguments must be stable: new ones render every row. */
export function useRowColumns(
  fields: readonly Schemas['SampleField'][],
  onOpen: (index: number) => void,
  widths: ColumnWidths,
): readonly GridColumn<Schemas['DataRow']>[] {
  const { t } = useTranslation('rows');
  const { number } = useFormats();
  return useMemo(
    () => [
      {
        key: OPEN_COLUMN,
        title: t(($) => $.open),
        width: 72,
        cell: (_row, index) => (
          <IconButton
            size="small"
            tabIndex={-1}
            label={t(($) => $.openNumber, { row: number(index + 1) })}
            icon={<ExpandOutlined />}
            onClick={() => {
              onOpen(index);
            }}
          />
        ),
      },
      ...fields.map((field): GridColumn<Schemas['DataRow']> => ({
        key: field.name,
        title: field.displayText,
        width: widths.get(field.name),
        canGrow:
          field.type === RowFieldType.Text || field.type === RowFieldType.Link || field.type === RowFieldType.Json,
        align: field.type === RowFieldType.Number ? 'end' : 'start',
        cell: (row) => <RowCell field={field} value={row[field.name]} />,
      })),
    ],
    [fields, onOpen, widths, t, number],
  );
}
