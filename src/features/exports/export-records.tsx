import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { exportQueries, isExportRemoved } from '#src/data/exports';
import { paths } from '#src/domain/paths';
import { ResourceList } from '#src/shared/list/resource-list';
import { useListPage } from '#src/shared/list/use-list-page';
import { Empty } from '#src/ui/empty';
import { LinkButton } from '#src/ui/link-button';
import { useRecordColumns } from './record-columns';
import { RecordFilters } from './record-filters';
import { recordState } from './record-state';
import { recordsParams } from './records.params';
import { useExpiryClock } from './use-expiry-clock';
import { ZipBar } from './zip-bar';

type ExportRecord = Schemas['ExportRecord'];

const noRecords: readonly ExportRecord[] = [];
const keyOf = (record: ExportRecord): string => record.recordId;

export function ExportRecords() {
  const { t } = useTranslation('exports');
  const list = useListPage({ params: recordsParams, query: exportQueries.list, rowKey: keyOf });
  const cache = useQueryClient();
  const { rows = noRecords, rowsId, offline, selection } = list;
  const at = useExpiryClock(rows);
  return (
    <>
      <ResourceList
        list={list}
        label={t(($) => $.pages.exportRecords, { ns: 'shell' })}
        columns={useRecordColumns(at, offline)}
        rowLabel={(record) => record.fileName}
        rowOrder={{ listKey: rowsId, isRemoved: (recordId) => isExportRemoved(cache, recordId) }}
        disabledReasonOf={(record) =>
          recordState(record, at) === 'ready' ? undefined : t(($) => $.states[recordState(record, at)])
        }
        filters={<RecordFilters params={list.nextParams} records={rows} onChange={list.setFilters} />}
        failed={{ title: t(($) => $.records.failed), detail: t(($) => $.records.failedHint) }}
        noMatch={{ title: t(($) => $.records.noMatch), clearLabel: t(($) => $.clearFilters, { ns: 'ui' }) }}
        empty={
          <Empty
            drawing="list"
            title={t(($) => $.records.empty)}
            action={
              <LinkButton variant="primary" to={paths.taskList}>
                {t(($) => $.go.tasks, { ns: 'shell' })}
              </LinkButton>
            }
          >
            {t(($) => $.records.emptyHint)}
          </Empty>
        }
      />
      <ZipBar records={selection.rows} offline={offline} onClear={selection.clear} onDeselect={selection.remove} />
    </>
  );
}
