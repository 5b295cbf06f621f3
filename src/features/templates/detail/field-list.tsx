import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { useFormats } from '#src/i18n/format';
import { isEmptyValue } from '#src/shared/rows/cell-value';
import { Section } from '#src/ui/section';
import { Tag } from '#src/ui/status';
import type { Column } from '#src/ui/table/columns';
import { ResourceTable } from '#src/ui/table/resource-table';
import { Text } from '#src/ui/text';
import styles from './data-preview.module.css';

type Field = Schemas['SampleField'];

/** Share of rows, 0 to 1, with a value: the server's count, otherwise the sample's. Undefined without rows (TPL-26). */
export function fillRateOf(field: Field, rows: readonly Schemas['DataRow'][]): number | undefined {
  if (field.fillRate !== undefined) return field.fillRate;
  if (rows.length === 0) return undefined;
  return rows.filter((row) => !isEmptyValue(row[field.name])).length / rows.length;
}

export function FieldList({
  fields,
  rows,
}: {
  readonly fields: readonly Field[];
  readonly rows: readonly Schemas['DataRow'][];
}) {
  const { t } = useTranslation('templates');
  const columns: Column<Field>[] = [
    {
      key: 'name',
      title: t(($) => $.detail.outputName),
      width: 200,
      wrap: true,
      cell: (field) => (
        <span className={styles.fieldName}>
          <span>{field.displayText}</span>
          <code>{field.name}</code>
        </span>
      ),
    },
    {
      key: 'type',
      title: t(($) => $.detail.outputType),
      width: 96,
      cell: (field) => <Tag variant="neutral">{t(($) => $.detail.types[field.type])}</Tag>,
    },
    ...(fields.some(({ description }) => description)
      ? [
          {
            key: 'meaning',
            title: t(($) => $.preview.meaning),
            minWidth: 220,
            wrap: true,
            cell: (field: Field) => field.description ?? '',
          },
        ]
      : []),
    {
      key: 'fillRate',
      title: t(($) => $.preview.fillRate),
      width: 150,
      cell: (field) => <FillRate share={fillRateOf(field, rows)} />,
    },
  ];
  return (
    <Section title={t(($) => $.detail.outputTitle)} description={t(($) => $.preview.fieldsHint)}>
      <ResourceTable<Field>
        label={t(($) => $.detail.outputTitle)}
        columns={columns}
        rows={fields}
        rowKey={(field) => field.name}
      />
    </Section>
  );
}

function FillRate({ share }: { readonly share: number | undefined }) {
  const { t } = useTranslation('templates');
  const { percent } = useFormats();
  if (share === undefined)
    return (
      <Text as="span" tone="tertiary">
        {t(($) => $.preview.unknown)}
      </Text>
    );
  return (
    <span className={styles.rate}>
      <span aria-hidden="true" className={styles.track}>
        <span className={styles.bar} style={{ width: `${String(Math.round(share * 100))}%` }} />
      </span>
      <span className="gl-tabular">{percent(share)}</span>
    </span>
  );
}
