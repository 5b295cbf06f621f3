import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { retryAfterOf, statusOf } from '#src/api/errors';
import { templateQueries } from '#src/data/templates';
import { copyText } from '#src/lib/clipboard';
import { rawText } from '#src/shared/rows/cell-value';
import { useColumnWidths } from '#src/shared/rows/column-widths';
import { RowDetail } from '#src/shared/rows/row-detail';
import { OPEN_COLUMN, useRowColumns } from '#src/shared/rows/use-row-columns';
import { useDensity } from '#src/state/preferences';
import { Empty } from '#src/ui/empty';
import { ErrorState } from '#src/ui/error-state';
import { Section } from '#src/ui/section';
import { SkeletonLines } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { VirtualGrid } from '#src/ui/table/virtual-grid';
import { useToasts } from '#src/ui/toast';
import { FieldList } from './field-list';

type Row = Schemas['DataRow'];

const TABLE_HEIGHT = 440;

/** TPL-26, CONST-05. */
export function DataPreview({
  template,
}: {
  readonly template: Pick<Schemas['TemplateDetail'], 'templateRegistrationId' | 'outputFields'>;
}) {
  const { t } = useTranslation('templates');
  const sample = useQuery(templateQueries.preview(template.templateRegistrationId));
  const isUnknown = statusOf(sample.error) === 404;
  const fields = sample.data?.fields.length ? sample.data.fields : (template.outputFields ?? []);
  const rows = sample.data?.rows ?? [];
  return (
    <Stack gap={8}>
      {sample.isPending ? (
        <SkeletonLines lines={10} />
      ) : sample.isError && !isUnknown && sample.data === undefined ? (
        <ErrorState
          title={t(($) => $.preview.rowsFailed)}
          onRetry={() => void sample.refetch()}
          retrying={sample.isFetching}
          retryIn={retryAfterOf(sample.error)}
        >
          {t(($) => $.preview.rowsFailedHint)}
        </ErrorState>
      ) : rows.length === 0 ? (
        <Empty drawing="list" compact title={t(($) => $.preview.none)}>
          {t(($) => $.preview.noneHint)}
        </Empty>
      ) : (
        <SampleRows fields={fields} rows={rows} />
      )}
      {fields.length > 0 && <FieldList fields={fields} rows={rows} />}
    </Stack>
  );
}

function SampleRows({
  fields,
  rows,
}: {
  readonly fields: readonly Schemas['SampleField'][];
  readonly rows: readonly Row[];
}) {
  const { t } = useTranslation('templates');
  const { t: rowWords } = useTranslation('rows');
  const toasts = useToasts();
  const [open, setOpen] = useState<number>();
  const [density] = useDensity();
  const columns = useRowColumns(fields, setOpen, useColumnWidths(fields, rows));
  const copy = async (index: number, key: string) => {
    if (key === OPEN_COLUMN) return;
    if (await copyText(rawText(rows[index]?.[key]))) toasts.success(() => rowWords(($) => $.copied), { key: 'copy' });
    else toasts.error(() => rowWords(($) => $.notCopied), { key: 'copy' });
  };
  return (
    <Section title={t(($) => $.preview.rowsTitle)} description={t(($) => $.preview.rowsHint)}>
      <VirtualGrid<Row>
        label={t(($) => $.preview.rowsTitle)}
        columns={columns}
        rowCount={rows.length}
        getRow={(index) => rows[index]}
        onRangeNeeded={noop}
        height={TABLE_HEIGHT}
        rowNumbers={{ title: rowWords(($) => $.number) }}
        onActivate={(index) => {
          setOpen(index);
        }}
        onCopy={(index, key) => void copy(index, key)}
        pinnedColumns={2}
        density={density}
      />
      <RowDetail
        index={open}
        total={rows.length}
        row={open === undefined ? undefined : rows[open]}
        fields={fields}
        onMove={setOpen}
        onClose={() => {
          setOpen(undefined);
        }}
      />
    </Section>
  );
}

const noop = () => undefined;
