import { useCallback, useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import type { Schemas } from '#src/contract/types';
import { paths, ParentNav } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { RelativeTime } from '#src/ui/relative-time';
import type { Column } from '#src/ui/table/columns';
import { NameText } from '#src/ui/text';
import { TwoLine } from '#src/ui/two-line';
import { RecordActions } from './record-actions';
import { recordState } from './record-state';
import { StateCell } from './state-cell';

function useChoiceMessage(): (record: Schemas['ExportRecord']) => string {
  const { t } = useTranslation('exports');
  return useCallback(
    ({ format, scope, lotNo, columns }) =>
      [
        format,
        t(($) => $.scope[scope], { lot: lotNo ?? '' }),
        ...(columns === null ? [] : [t(($) => $.records.columnsChosen, { count: columns.length })]),
      ].join(' · '),
    [t],
  );
}

/** `at` (epoch milliseconds) decides which files have expired. */
export function useRecordColumns(at: number, offline: boolean): readonly Column<Schemas['ExportRecord']>[] {
  const { t } = useTranslation('exports');
  const formats = useFormats();
  const choiceMessage = useChoiceMessage();
  return useMemo(
    (): readonly Column<Schemas['ExportRecord']>[] => [
      {
        key: 'file',
        title: t(($) => $.done.file),
        minWidth: 220,
        cell: (record) => (
          <TwoLine
            title={
              <span translate="no" title={record.fileName}>
                <NameText text={record.fileName} />
              </span>
            }
            detail={choiceMessage(record)}
          />
        ),
      },
      {
        key: 'task',
        title: t(($) => $.words.task, { ns: 'shell' }),
        minWidth: 150,
        cell: (record) =>
          record.taskDeleted === true ? (
            <TwoLine title={record.taskName} detail={t(($) => $.records.taskDeleted)} />
          ) : (
            <Link to={paths.allData(record.taskId, ParentNav.TaskList)} title={record.taskName}>
              {record.taskName}
            </Link>
          ),
      },
      {
        key: 'rows',
        title: t(($) => $.words.rows, { ns: 'shell' }),
        width: 92,
        align: 'end',
        skeleton: 'number',
        cell: (record) => formats.number(record.totalRows),
      },
      {
        key: 'size',
        title: t(($) => $.done.size),
        width: 88,
        align: 'end',
        skeleton: 'number',
        cell: (record) => (record.size === null ? '–' : formats.bytes(record.size)),
      },
      {
        key: 'state',
        title: t(($) => $.words.status, { ns: 'shell' }),
        width: 168,
        fullWidthInCards: true,
        skeleton: 'tag',
        cell: (record) => <StateCell record={record} state={recordState(record, at)} />,
      },
      {
        key: 'made',
        title: t(($) => $.records.made),
        width: 132,
        cell: (record) => <RelativeTime value={record.createdAt} />,
      },
      {
        key: 'expires',
        title: t(($) => $.records.expires),
        width: 132,
        cell: (record) =>
          recordState(record, at) === 'ready' && record.expiresAt !== null ? (
            <RelativeTime value={record.expiresAt} />
          ) : (
            '–'
          ),
      },
      {
        key: 'actions',
        title: t(($) => $.words.actions, { ns: 'shell' }),
        width: 104,
        align: 'end',
        titleHidden: true,
        cell: (record) => <RecordActions record={record} state={recordState(record, at)} offline={offline} />,
      },
    ],
    [t, formats, choiceMessage, at, offline],
  );
}
