import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import type { Schemas } from '#src/contract/types';
import { paths, type ParentNav } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { Empty } from '#src/ui/empty';
import { RelativeTime } from '#src/ui/relative-time';
import type { Column } from '#src/ui/table/columns';
import { ResourceTable, type TableError } from '#src/ui/table/resource-table';
import { LotTag } from './status-tags';

/** Longer lists are virtualized: a task may have 100,000 lots (CONST-04). */
const VIRTUALIZE_ABOVE = 10;

export function LotsTable({
  taskId,
  lots,
  error,
  parentNav,
}: {
  readonly taskId: string;
  readonly lots: readonly Schemas['Lot'][] | undefined;
  readonly error?: TableError;
  readonly parentNav: ParentNav;
}) {
  const { t } = useTranslation('runs');
  const formats = useFormats();
  const rowsOf = (lot: Schemas['Lot']) =>
    (lot.rowsRemovedAt ?? null) === null
      ? formats.number(lot.rows)
      : t(($) => $.lots.rowsRemoved, { rows: formats.number(lot.rows) });
  const errorsOf = (lot: Schemas['Lot']) => formats.number(lot.errorCount);
  const costOf = (lot: Schemas['Lot']) => formats.money(lot.cost);
  const columns: Column<Schemas['Lot']>[] = [
    {
      key: 'lot',
      title: t(($) => $.lots.lot),
      width: 90,
      cell: (lot) => (
        <Link to={paths.lotData(taskId, lot.lotNo, parentNav)} aria-label={t(($) => $.lots.open, { lot: lot.lotNo })}>
          {t(($) => $.runNumber, { lot: lot.lotNo })}
        </Link>
      ),
    },
    {
      key: 'status',
      title: t(($) => $.words.status, { ns: 'shell' }),
      minWidth: 170,
      fullWidthInCards: true,
      skeleton: 'tag',
      cell: (lot) => <LotTag lot={lot} />,
    },
    {
      key: 'started',
      title: t(($) => $.figures.started),
      minWidth: 140,
      cell: (lot) => (lot.startTime === null ? '–' : <RelativeTime value={lot.startTime} />),
    },
    {
      key: 'duration',
      title: t(($) => $.figures.duration),
      minWidth: 110,
      align: 'end',
      cell: (lot) => formats.duration(lot.duration),
    },
    {
      key: 'rows',
      title: t(($) => $.figures.rows),
      minWidth: 100,
      align: 'end',
      skeleton: 'number',
      numberText: rowsOf,
      cell: rowsOf,
    },
    {
      key: 'errors',
      title: t(($) => $.figures.errors),
      minWidth: 80,
      align: 'end',
      skeleton: 'number',
      numberText: errorsOf,
      cell: errorsOf,
    },
    {
      key: 'cost',
      title: t(($) => $.words.cost, { ns: 'shell' }),
      minWidth: 90,
      align: 'end',
      skeleton: 'number',
      numberText: costOf,
      cell: costOf,
    },
  ];
  return (
    <ResourceTable
      label={t(($) => $.lots.label)}
      columns={columns}
      rows={lots}
      rowKey={(lot) => lot.lotNo}
      skeletonRows={4}
      error={error}
      virtualHeight={(lots?.length ?? 0) > VIRTUALIZE_ABOVE ? 440 : undefined}
      empty={<Empty compact title={t(($) => $.lots.empty)} />}
    />
  );
}
