import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { statusOf } from '#src/api/errors';
import { ExportStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { exportQueries, invalidateExportedRows, isExportFinished } from '#src/data/exports';
import { paths } from '#src/domain/paths';
import { unwatchExport, useWatchedExports } from '#src/state/exports';
import { useToasts } from '#src/ui/toast';
import { SavingShelf } from './saving-shelf';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useSaveWithToast } from './use-save-export';

export function ExportWatcher() {
  const watched = useWatchedExports();
  return (
    <>
      {watched.map((recordId) => (
        <WatchedExport key={recordId} recordId={recordId} />
      ))}
      <SavingShelf />
    </>
  );
}

function WatchedExport({ recordId }: { readonly recordId: string }) {
  const queries = useQueryClient();
  const reportEnd = useReportEnd();
  const { data, error } = useQuery(exportQueries.record(recordId, true));
  const onEnd = useEffectEvent(reportEnd);
  useEffect(() => {
    if (data === undefined || !isExportFinished(data.status)) return;
    unwatchExport(recordId);
    onEnd(data);
    void invalidateExportedRows(queries);
  }, [data, recordId, queries]);
  // Removed elsewhere or not the user's: no message.
  const status = statusOf(error);
  const isGone = status === 403 || status === 404;
  useEffect(() => {
    if (isGone) unwatchExport(recordId);
  }, [isGone, recordId]);
  return null;
}

function useReportEnd(): (record: Schemas['ExportRecord']) => void {
  const { t } = useTranslation('exports');
  const toasts = useToasts();
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const save = useSaveWithToast();
  return (record) => {
    const key = `save-${record.recordId}`;
    if (record.status === ExportStatus.Completed)
      toasts.success(() => t(($) => $.toasts.ready), {
        key,
        detail: () => record.fileName,
        // Stays until dismissed, for users who are away.
        seconds: 0,
        action: { label: () => t(($) => $.actions.download), onPress: () => void save(record) },
      });
    else if (record.status === ExportStatus.Failed)
      toasts.error(() => t(($) => $.titles.failed), {
        key,
        detail: () => (record.error ? errorMessage(record.error) : record.fileName),
        action: { label: () => t(($) => $.allExports), onPress: () => void navigate(paths.exportRecords) },
      });
  };
}
