import { useTranslation } from '#src/i18n/use-translation';
import type { ImportSheet } from '#src/lib/import/protocol';
import { Checkbox } from '#src/ui/checkbox';
import { Field } from '#src/ui/form/field';
import { SelectControl } from '#src/ui/form/select-control';
import { columnLetters, columnName, type FileChoice } from './use-file-import';
import styles from './file-lines.module.css';

export function ColumnChoice({
  sheets,
  choice,
  disabled,
  onSheetChange,
  onColumnChange,
}: {
  readonly sheets: readonly ImportSheet[];
  readonly choice: FileChoice;
  readonly disabled: boolean;
  readonly onSheetChange: (sheet: number) => void;
  readonly onColumnChange: (column: number | undefined, hasHeader: boolean) => void;
}) {
  const { t } = useTranslation('templateForm');
  const { sheet: sheetIndex, column, hasHeader } = choice;
  const sheet = sheetIndex === undefined ? undefined : sheets[sheetIndex];
  return (
    <div className={styles.choices}>
      <Field label={t(($) => $.fileImport.sheet)}>
        {(wiring) => (
          <SelectControl
            {...wiring}
            value={sheetIndex}
            onChange={(next) => {
              if (next !== undefined) onSheetChange(next);
            }}
            options={sheets.map(({ name, rowCount, isDamaged }, index) => ({
              value: index,
              label: isDamaged ? t(($) => $.fileImport.damagedSheet, { name }) : name,
              disabled: rowCount === 0,
            }))}
            placeholder={t(($) => $.fileImport.chooseSheet)}
            disabled={disabled}
          />
        )}
      </Field>
      {sheet !== undefined && (
        <>
          <Field label={t(($) => $.fileImport.column)}>
            {(wiring) => (
              <SelectControl
                {...wiring}
                value={column}
                onChange={(next) => {
                  onColumnChange(next, hasHeader);
                }}
                options={sheet.columns.map((entry) => {
                  const named = columnName(entry, hasHeader);
                  const sample = hasHeader ? entry.sample[0] : entry.header || entry.sample[0];
                  return {
                    value: entry.index,
                    search: `${columnLetters(entry.index)} ${entry.header}`,
                    label: (
                      <span className={styles.column} title={named}>
                        <span>{named}</span>
                        {sample !== undefined && <span className={styles.sample}>{sample}</span>}
                      </span>
                    ),
                  };
                })}
                placeholder={t(($) => $.fileImport.chooseColumn)}
                disabled={disabled}
              />
            )}
          </Field>
          <Checkbox
            checked={hasHeader}
            disabled={disabled}
            onChange={(next) => {
              onColumnChange(column, next);
            }}
          >
            {t(($) => $.fileImport.hasHeader)}
          </Checkbox>
        </>
      )}
    </div>
  );
}
