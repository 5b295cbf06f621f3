import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { ExportFormat, ExportHeadings, ExportStatus } from '#src/contract/enums.gen';
import { accountQueries } from '#src/data/account';
import { Button, type ButtonVariant } from '#src/ui/button';
import { Dialog, type DialogVariant } from '#src/ui/dialog';
import { SkeletonLines } from '#src/ui/skeleton';
import { ExportForm, ExportFormButtons } from './export-form';
import type { ExportChoice, ExportSource } from './export-source';
import { exportRequestOf } from './export-source';
import { ExportDone, ExportFailed, SavingFile, ExportProgress } from './export-steps';
import { cancelSaving } from './save-file';
import { useCancelExport } from './use-cancel-export';
import type { ExportJob } from './use-export-job';
import { codeOf } from '#src/api/errors';
import { RetryButton } from '#src/shared/errors/retry-button';

type Step = 'looking' | 'choosing' | 'working' | 'saving' | 'notSaved' | 'done' | 'failed' | 'canceled';

const variants: Readonly<Partial<Record<Step, DialogVariant>>> = {
  done: 'success',
  notSaved: 'warning',
  failed: 'error',
  canceled: 'info',
};

function stepOf(job: ExportJob): Step {
  if (!job.record) return job.isLoaded ? 'choosing' : 'looking';
  switch (job.record.status) {
    case ExportStatus.Completed:
      if (job.saved === undefined) return 'saving';
      return typeof job.saved === 'object' && 'error' in job.saved ? 'notSaved' : 'done';
    case ExportStatus.Failed:
      return 'failed';
    case ExportStatus.Canceled:
      return 'canceled';
    default:
      return 'working';
  }
}

const savingError = ({ saved }: ExportJob): unknown =>
  typeof saved === 'object' && 'error' in saved ? saved.error : undefined;

const choiceOf = (source: ExportSource): ExportChoice => ({
  scope: source.scope,
  format: ExportFormat.CSV,
  columns: [...source.visibleFields],
  headings: ExportHeadings.Displayed,
});

export function ExportDialog({
  open,
  taskId,
  source,
  job,
  onClose,
  onClosed,
}: {
  readonly open: boolean;
  readonly taskId: string;
  readonly source: ExportSource;
  readonly job: ExportJob;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}) {
  const { t } = useTranslation('exports');
  const formId = useId();
  const { control, handleSubmit, reset } = useForm<ExportChoice>({ defaultValues: choiceOf(source) });
  const onOpen = useEffectEvent(() => reset(choiceOf(source)));
  useEffect(() => {
    if (open) onOpen();
  }, [open]);

  const submit = handleSubmit(async (values) => {
    await job.begin(exportRequestOf(taskId, source, values)).catch(() => undefined);
  });
  const step = stepOf(job);
  const { record } = job;
  const cancel = useCancelExport();
  const { data: resources } = useQuery({ ...accountQueries.resources(), enabled: open });
  const limit = resources?.exportRowLimit ?? undefined;
  const quotaLeft = limit === undefined ? undefined : Math.max(0, limit - (resources?.exportRowsUsed ?? 0));
  const again = (kind: ButtonVariant) => (
    <RetryButton
      variant={kind}
      error={job.start.error}
      loading={job.start.isPending}
      onClick={() => {
        job.repeat().catch(() => undefined);
      }}
    >
      {t(($) => $.failed.again)}
    </RetryButton>
  );
  const done = (
    <Button variant="primary" onClick={onClose}>
      {t(($) => $.done, { ns: 'ui' })}
    </Button>
  );
  const expired = step === 'notSaved' && codeOf(savingError(job)) === 'Expired';
  const over = (
    <>
      <Button onClick={job.reset}>{t(($) => $.failed.change)}</Button>
      {again('primary')}
    </>
  );
  const footers: Readonly<Record<Step, ReactNode>> = {
    looking: undefined,
    choosing: (
      <ExportFormButtons
        control={control}
        formId={formId}
        source={source}
        quotaLeft={quotaLeft}
        busy={job.start.isPending}
        error={job.start.error}
        onClose={onClose}
      />
    ),
    working: (
      <>
        <Button
          onClick={() => {
            if (record)
              void cancel(record).then((canceled) => {
                if (canceled) job.reset();
              });
          }}
        >
          {t(($) => $.working.cancel)}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t(($) => $.working.background)}
        </Button>
      </>
    ),
    saving: (
      <Button
        onClick={() => {
          if (record) cancelSaving(record.recordId);
        }}
      >
        {t(($) => $.saving.cancel)}
      </Button>
    ),
    notSaved: (
      <>
        {expired ? (
          again('default')
        ) : (
          <RetryButton error={savingError(job)} onClick={() => void job.save()}>
            {t(($) => $.done.again)}
          </RetryButton>
        )}
        {done}
      </>
    ),
    done: (
      <>
        <Button onClick={() => void job.save()}>{t(($) => $.done.again)}</Button>
        {done}
      </>
    ),
    failed: over,
    canceled: over,
  };
  return (
    <Dialog
      open={open}
      title={t(($) => $.titles[step === 'looking' ? 'choosing' : step])}
      variant={variants[step]}
      width={520}
      loading={job.start.isPending}
      footer={footers[step]}
      onClose={onClose}
      onClosed={onClosed}
    >
      {record && step === 'working' ? (
        <ExportProgress record={record} job={job} />
      ) : record && (step === 'failed' || step === 'canceled') ? (
        <ExportFailed record={record} job={job} />
      ) : record && step === 'saving' ? (
        <SavingFile record={record} />
      ) : record ? (
        <ExportDone record={record} job={job} />
      ) : step === 'looking' ? (
        <SkeletonLines lines={5} />
      ) : (
        <ExportForm
          control={control}
          formId={formId}
          source={source}
          quotaLeft={quotaLeft}
          job={job}
          onSubmit={submit}
        />
      )}
    </Dialog>
  );
}
