import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOffline, retryAfterOf } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { exportQueries } from '#src/data/exports';
import { quiet, stalenessOf } from '#src/data/polling';
import { useKeptError } from '#src/data/use-kept-error';
import { paths } from '#src/domain/paths';
import { LONGEST_TIMER } from '#src/lib/longest-timer';
import { now } from '#src/lib/now';
import { useWantedSearch } from '#src/shared/address/use-wanted-search';
import { useOnline } from '#src/state/preferences';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { LinkButton } from '#src/ui/link-button';
import { StaleNotice } from '#src/ui/stale-notice';
import { ResourceTable } from '#src/ui/table/resource-table';
import styles from './exports.module.css';
import { useRecordColumns } from './record-columns';
import { RecordFilters } from './record-filters';
import { nextExpiry, recordState } from './record-state';
import { pageSizes, readRecordsParams, recordsQuery, writeRecordsParams, type RecordsParams } from './records.params';
import { ZipBar } from './zip-bar';

type Chosen = ReadonlyMap<string, Schemas['ExportRecord']>;

/** The moment at which the list is looked at: goes on when the next file on it ends. */
function useMoment(records: readonly Schemas['ExportRecord'][]): number {
  const [at, setAt] = useState(now);
  const next = nextExpiry(records, at);
  useEffect(() => {
    const timer = window.setTimeout(
      () => {
        setAt(now());
      },
      next === undefined ? 3_600_000 : Math.min(LONGEST_TIMER, Math.max(1_000, next - now() + 1_000)),
    );
    return () => {
      window.clearTimeout(timer);
    };
  }, [next, at]);
  return at;
}

/** Every export of the account with its file (EXP-01). Filters and page live in the address; it looks again while one is under way. */
export function ExportRecords() {
  const { t } = useTranslation('exports');
  const { search, wanted, ask } = useWantedSearch();
  const params = readRecordsParams(search);
  // What is to be shown once the address has followed: every change begins with that.
  const next = readRecordsParams(wanted);
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const online = useOnline();
  const list = useQuery({
    ...exportQueries.list(recordsQuery(params)),
    ...quiet,
    placeholderData: keepPreviousData,
  });
  const { data, dataUpdatedAt, refetch } = list;
  const error = useKeptError(list);
  const staleness = stalenessOf({ data, error, dataUpdatedAt });
  const records = data?.items ?? none;
  const offline = !online || isOffline(error);
  const at = useMoment(records);
  const columns = useRecordColumns(at, offline);
  const change = (changed: RecordsParams, replace = false) => {
    ask(writeRecordsParams(changed), { preventScrollReset: true, replace });
  };
  // What is on the page may have ended since it was chosen.
  const selected = new Map(
    [...chosen].map(([id, record]) => [id, records.find((one) => one.recordId === id) ?? record]),
  );
  const choose = (ids: ReadonlySet<string>) => {
    const known = new Map([...selected, ...records.map((record) => [record.recordId, record] as const)]);
    setChosen(new Map([...ids].flatMap((id) => known.get(id) ?? []).map((record) => [record.recordId, record])));
  };
  const filtered = params.status !== undefined || params.taskId !== undefined;
  return (
    <>
      <RecordFilters params={next} records={records} onChange={change} />
      {staleness && (
        <div className={styles.stale}>
          <StaleNotice {...staleness} onRetry={() => void refetch()} />
        </div>
      )}
      <ResourceTable
        label={t(($) => $.records.title)}
        columns={columns}
        rows={data?.items}
        rowKey={(record) => record.recordId}
        rowLabel={(record) => record.fileName}
        selection={{
          selected: new Set(selected.keys()),
          onChange: choose,
          reasonOf: (record) =>
            recordState(record, at) === 'ready' ? undefined : t(($) => $.states[recordState(record, at)]),
        }}
        error={
          data === undefined && error !== null
            ? {
                title: t(($) => $.records.failed),
                detail: t(($) => $.records.failedHint),
                onRetry: () => void refetch(),
                retryIn: retryAfterOf(error),
              }
            : undefined
        }
        empty={
          filtered ? (
            <Empty
              drawing="search"
              title={t(($) => $.records.noMatch)}
              action={
                <Button
                  onClick={() => {
                    change({ ...next, status: undefined, taskId: undefined, page: 1 });
                  }}
                >
                  {t(($) => $.records.clearFilters)}
                </Button>
              }
            />
          ) : (
            <Empty
              drawing="list"
              title={t(($) => $.records.empty)}
              action={
                <LinkButton kind="primary" to={paths.taskList}>
                  {t(($) => $.records.toTasks)}
                </LinkButton>
              }
            >
              {t(($) => $.records.emptyHint)}
            </Empty>
          )
        }
        paging={{
          page: params.page,
          pageSize: params.pageSize,
          total: data?.total ?? 0,
          pageSizes,
          onChange: (page, pageSize, replace) => {
            change({ ...next, page, pageSize: pageSizes.find((size) => size === pageSize) ?? 10 }, replace);
          },
        }}
      />
      <ZipBar
        records={[...selected.values()]}
        offline={offline}
        onClear={() => {
          setChosen(new Map());
        }}
        onWithout={(ids) => {
          choose(new Set([...selected.keys()].filter((id) => !ids.includes(id))));
        }}
      />
    </>
  );
}

const none: readonly Schemas['ExportRecord'][] = [];
