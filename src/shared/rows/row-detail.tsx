import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { useFormats } from '#src/i18n/format';
import { Button } from '#src/ui/button';
import { CopyButton } from '#src/ui/copy-button';
import { Drawer } from '#src/ui/drawer';
import { SkeletonLines } from '#src/ui/skeleton';
import { isEmptyValue, rawText, rowText } from './cell-value';
import { RowCell } from './row-cell';
import styles from './rows.module.css';

export function RowDetail({
  index,
  total,
  row,
  fields,
  onMove,
  onClose,
}: {
  /** From 0; undefined closes the drawer. */
  readonly index: number | undefined;
  readonly total: number;
  readonly row: Schemas['DataRow'] | undefined;
  readonly fields: readonly Schemas['RowField'][];
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('rows');
  const { number } = useFormats();
  const at = index ?? 0;
  return (
    <Drawer
      open={index !== undefined}
      title={t(($) => $.title, { row: number(at + 1), total: number(total) })}
      size={480}
      onClose={onClose}
      footer={
        <div className={styles.navigation}>
          <Button
            disabled={at <= 0}
            onClick={() => {
              onMove(at - 1);
            }}
          >
            {t(($) => $.previous)}
          </Button>
          <Button
            disabled={at >= total - 1}
            onClick={() => {
              onMove(at + 1);
            }}
          >
            {t(($) => $.next)}
          </Button>
          {row !== undefined && (
            <CopyButton size="medium" text={rowText(fields, row)}>
              {t(($) => $.copyRow)}
            </CopyButton>
          )}
        </div>
      }
    >
      {row === undefined ? (
        <SkeletonLines lines={8} />
      ) : (
        <dl className={styles.fields}>
          {fields.map((field) => {
            const value = row[field.name];
            return (
              <div key={field.name} className={styles.field}>
                <dt>{field.displayText}</dt>
                <dd>
                  <RowCell field={field} value={value} isLarge />
                </dd>
                {!isEmptyValue(value) && (
                  <dd>
                    <CopyButton text={rawText(value)} label={t(($) => $.copy, { column: field.displayText })} />
                  </dd>
                )}
              </div>
            );
          })}
        </dl>
      )}
    </Drawer>
  );
}
