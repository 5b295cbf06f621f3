import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { paths, ParentNav } from '#src/domain/paths';
import { useIsDownloading } from '#src/state/exports';
import { IconButton } from '#src/ui/button';
import { MenuButton } from '#src/ui/menu-button';
import { StopIcon } from '#src/ui/stop-icon';
import styles from './exports.module.css';
import type { RecordState } from './record-state';
import { useCancelExport } from './use-cancel-export';
import { useRemoveExport } from './use-remove-export';
import { useRepeatExport } from './use-repeat-export';
import { useSaveWithToast } from './use-save-export';

export function RecordActions({
  record,
  state,
  offline,
}: {
  readonly record: Schemas['ExportRecord'];
  readonly state: RecordState;
  readonly offline: boolean;
}) {
  const { t } = useTranslation('exports');
  const save = useSaveWithToast();
  const cancel = useCancelExport();
  const repeat = useRepeatExport();
  const remove = useRemoveExport();
  const saving = useIsDownloading(record.recordId);
  const file = record.fileName;
  const reason = offline ? t(($) => $.offline.reason, { ns: 'shell' }) : undefined;
  const taskDeletedReason = record.taskDeleted === true ? t(($) => $.records.taskDeletedReason) : undefined;
  const underWay = state === 'waiting' || state === 'running';
  return (
    <span className={styles.actions}>
      {underWay ? (
        <IconButton
          size="small"
          label={t(($) => $.actions.cancelNamed, { file })}
          icon={<StopIcon />}
          disabledReason={reason}
          onClick={() => void cancel(record)}
        />
      ) : state === 'ready' ? (
        <IconButton
          size="small"
          label={t(($) => $.actions.downloadNamed, { file })}
          icon={<DownloadOutlined />}
          loading={saving}
          disabledReason={reason}
          onClick={() => void save(record)}
        />
      ) : (
        <IconButton
          size="small"
          label={t(($) => $.actions.repeatNamed, { file })}
          icon={<ReloadOutlined />}
          disabledReason={reason ?? taskDeletedReason}
          onClick={() => void repeat(record)}
        />
      )}
      <MenuButton
        label={t(($) => $.moreActionsFor, { ns: 'ui', name: file })}
        size="small"
        align="end"
        items={[
          ...(taskDeletedReason === undefined
            ? [
                {
                  key: 'rows',
                  label: t(($) => $.actions.rows),
                  to:
                    record.lotNo === null
                      ? paths.allData(record.taskId, ParentNav.TaskList)
                      : paths.lotData(record.taskId, record.lotNo, ParentNav.TaskList),
                },
              ]
            : []),
          ...(state === 'ready'
            ? [
                {
                  key: 'repeat',
                  label: t(($) => $.failed.again),
                  onSelect: () => void repeat(record),
                  disabledReason: reason,
                },
              ]
            : []),
          {
            key: 'remove',
            label: t(($) => $.remove.confirm),
            hasDivider: true,
            danger: true,
            onSelect: () => void remove(record, state === 'ready'),
            disabledReason: reason ?? (underWay ? t(($) => $.remove.underWay) : undefined),
          },
        ]}
      />
    </span>
  );
}
