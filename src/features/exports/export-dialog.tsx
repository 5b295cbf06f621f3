import { useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ExportFormat, ExportStatus } from '../../contract/enums.gen';
import { Button } from '../../ui/button';
import { Dialog, type DialogKind } from '../../ui/dialog';
import { SkeletonLines } from '../../ui/skeleton';
import { ExportForm, ExportFormButtons } from './export-form';
import type { ExportChoice, ExportSource } from './export-source';
import { requestOf } from './export-source';
import { Done, Failed, Working } from './export-steps';
import type { ExportJob } from './use-export-job';

type Step = 'looking' | 'choosing' | 'working' | 'saving' | 'notSaved' | 'done' | 'failed' | 'canceled';

const kinds: Readonly<Partial<Record<Step, DialogKind>>> = {
  done: 'success',
  notSaved: 'warning',
  failed: 'error',
  canceled: 'info',
};

function stepOf(job: ExportJob): Step {
  if (!job.record) return job.looked ? 'choosing' : 'looking';
  switch (job.record.status) {
    case ExportStatus.Completed:
      return job.download.error ? 'notSaved' : job.download.isPending ? 'saving' : 'done';
    case ExportStatus.Failed:
      return 'failed';
    case ExportStatus.Canceled:
      return 'canceled';
    default:
      return 'working';
  }
}

const choiceOf = (source: ExportSource): ExportChoice => ({
  scope: source.scope,
  format: ExportFormat.CSV,
  columns: [...source.shown],
});

/** An export from choosing to the file (EXP-01), in one dialog that stays: the choice, its progress, what came of it. */
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
  const fresh = useRef(choiceOf(source));
  useEffect(() => {
    fresh.current = choiceOf(source);
  });
  useEffect(() => {
    if (open) reset(fresh.current);
  }, [open, reset]);

  const submit = handleSubmit(async (values) => {
    // What the server refuses is kept by the mutation and shown in the form.
    await job.begin(requestOf(taskId, source, values)).catch(() => undefined);
  });
  const step = stepOf(job);
  const { record } = job;
  const footer = {
    looking: undefined,
    choosing: (
      <ExportFormButtons
        control={control}
        formId={formId}
        source={source}
        busy={job.start.isPending}
        onClose={onClose}
      />
    ),
    working: (
      <>
        <Button
          loading={job.canceling}
          onClick={() => {
            void job.cancel();
          }}
        >
          {t(($) => $.working.cancel)}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {t(($) => $.working.background)}
        </Button>
      </>
    ),
    over: (
      <>
        <Button loading={job.download.isPending} onClick={job.saveAgain}>
          {t(($) => $.done.again)}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {t(($) => $.done.close)}
        </Button>
      </>
    ),
    failed: (
      <>
        <Button onClick={job.forget}>{t(($) => $.failed.change)}</Button>
        {/* The mutation keeps a refusal of the second try; it is shown in the dialog. */}
        <Button
          kind="primary"
          loading={job.start.isPending}
          onClick={() => {
            job.again().catch(() => undefined);
          }}
        >
          {t(($) => $.failed.again)}
        </Button>
      </>
    ),
  };
  return (
    <Dialog
      open={open}
      title={t(($) => $.titles[step])}
      kind={kinds[step]}
      width={520}
      busy={job.start.isPending}
      footer={
        step === 'saving' || step === 'notSaved' || step === 'done'
          ? footer.over
          : step === 'canceled'
            ? footer.failed
            : footer[step]
      }
      onClose={onClose}
      onClosed={onClosed}
    >
      {record && step === 'working' ? (
        <Working record={record} job={job} />
      ) : record && (step === 'failed' || step === 'canceled') ? (
        <Failed record={record} job={job} />
      ) : record ? (
        <Done record={record} job={job} />
      ) : step === 'looking' ? (
        <SkeletonLines lines={5} />
      ) : (
        <ExportForm control={control} formId={formId} source={source} job={job} onSubmit={submit} />
      )}
    </Dialog>
  );
}
