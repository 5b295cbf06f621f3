import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { ApiError } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { exportQueries, fetchZip } from '#src/data/exports';
import { useFormats } from '#src/i18n/format';
import { localToday } from '#src/lib/local-time';
import { markExportShown, useDownload } from '#src/state/exports';
import { Button } from '#src/ui/button';
import { Dialog } from '#src/ui/dialog';
import { Stack } from '#src/ui/stack';
import { Notice } from '#src/ui/status';
import { useToasts } from '#src/ui/toast';
import { TwoLine } from '#src/ui/two-line';
import styles from './exports.module.css';
import { cancelSaving, saveFile } from './save-file';
import { SavingProgress } from './saving-progress';
import { RetryButton } from '#src/shared/errors/retry-button';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useSizeMessage } from './use-size-message';

const SAVING_KEY = 'zip';

/** The field 'recordIds.2' of an error is the third record of the request. */
function refusedRecordsOf(error: unknown, requested: readonly string[]): readonly string[] {
  if (!(error instanceof ApiError) || error.code !== 'RecordsNotReady') return [];
  return error.details.flatMap(({ field }) => requested[Number(/^recordIds\.(\d+)$/.exec(field)?.[1])] ?? []);
}

interface ZipProps {
  readonly records: readonly Schemas['ExportRecord'][];
  readonly onClose: () => void;
  readonly onSaved: () => void;
  readonly onDeselect: (recordIds: readonly string[]) => void;
}

export function ZipDialog({ open, ...rest }: ZipProps & { readonly open: boolean }) {
  const { t } = useTranslation('exports');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog open={open} loading={busy} title={t(($) => $.zip.title)} onClose={rest.onClose}>
      <ZipBody {...rest} busy={busy} onBusy={setBusy} />
    </Dialog>
  );
}

function ZipBody({
  records,
  busy,
  onBusy,
  onClose,
  onSaved,
  onDeselect,
}: ZipProps & { readonly busy: boolean; readonly onBusy: (busy: boolean) => void }) {
  const { t } = useTranslation('exports');
  const { bytes, list } = useFormats();
  const sizeMessage = useSizeMessage();
  const errorMessage = useErrorMessage();
  const toasts = useToasts();
  const queries = useQueryClient();
  const saving = useDownload(SAVING_KEY);
  const [excludedFiles, setExcludedFiles] = useState<readonly string[]>([]);
  const [error, setError] = useState<unknown>();
  useEffect(() => markExportShown(SAVING_KEY), []);

  const save = async () => {
    onBusy(true);
    setError(undefined);
    setExcludedFiles([]);
    const recordIds = records.map((record) => record.recordId);
    const fileName = `exports_${localToday()}.zip`;
    try {
      const size = await saveFile(SAVING_KEY, fileName, (options) => fetchZip({ recordIds, fileName }, options));
      if (size === undefined) return;
      toasts.success(() => t(($) => $.downloaded, { ns: 'ui', file: fileName }));
      onSaved();
    } catch (failure) {
      const named = refusedRecordsOf(failure, recordIds);
      if (named.length === 0) setError(failure);
      else {
        setExcludedFiles(records.filter((record) => named.includes(record.recordId)).map((record) => record.fileName));
        onDeselect(named);
        void queries.invalidateQueries({ queryKey: exportQueries.list({}).queryKey.slice(0, 2) });
      }
    } finally {
      onBusy(false);
    }
  };
  return (
    <Stack gap={4}>
      {records.length > 0 && (
        <>
          <div className={styles.files} role="group" aria-label={t(($) => $.zip.files)} tabIndex={0}>
            <ul>
              {records.map((record) => (
                <li key={record.recordId}>
                  <TwoLine title={record.fileName} />
                  <span className="gl-tabular">{record.size === null ? '–' : bytes(record.size)}</span>
                </li>
              ))}
            </ul>
          </div>
          <p className={styles.total}>
            <span>{t(($) => $.zip.count, { count: records.length })}</span>
            <span className="gl-tabular">{sizeMessage(records)}</span>
          </p>
        </>
      )}
      {excludedFiles.length > 0 && (
        <Notice variant="warning" announce="assertive" title={t(($) => $.zip.left, { count: excludedFiles.length })}>
          <p>{list(excludedFiles)}</p>
          <p>{records.length > 0 ? t(($) => $.zip.rest) : t(($) => $.zip.nothing)}</p>
        </Notice>
      )}
      {error !== undefined && (
        <Notice variant="error" announce="assertive">
          {errorMessage(error)}
        </Notice>
      )}
      {busy && <SavingProgress fileName={t(($) => $.zip.making)} saving={saving} />}
      <div className={styles.buttons}>
        {busy ? (
          <Button
            onClick={() => {
              cancelSaving(SAVING_KEY);
            }}
          >
            {t(($) => $.saving.cancel)}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t(($) => $.cancel, { ns: 'ui' })}</Button>
            <RetryButton
              variant="primary"
              error={error}
              disabledReason={records.length === 0 ? t(($) => $.zip.nothing) : undefined}
              onClick={() => void save()}
            >
              {t(($) => $.zip.download)}
            </RetryButton>
          </>
        )}
      </div>
    </Stack>
  );
}
