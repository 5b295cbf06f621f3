import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { ExportFormat, ExportStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { useDownload } from '#src/state/exports';
import { Progress } from '#src/ui/progress';
import { DescriptionList } from '#src/ui/section';
import { Stack } from '#src/ui/stack';
import { Notice } from '#src/ui/status';
import { NameText, Text } from '#src/ui/text';
import { QuotaReached } from './quota-reached';
import { SavingProgress } from './saving-progress';
import type { ExportJob } from './use-export-job';
import { codeOf } from '#src/api/errors';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

interface StepProps {
  readonly record: Schemas['ExportRecord'];
  readonly job: ExportJob;
}

export function ExportProgress({ record, job }: StepProps) {
  const { t } = useTranslation('exports');
  const { number, percent } = useFormats();
  const share = record.progress / 100;
  const text =
    record.status === ExportStatus.Waiting
      ? t(($) => $.working.queued)
      : t(($) => $.working.rows, { rows: number(record.rows), total: number(record.totalRows), share: percent(share) });
  return (
    <Stack gap={4}>
      <Progress label={record.fileName} value={share} text={text} />
      <Text tone="secondary">{t(($) => $.working.hint)}</Text>
      {job.loadError && (
        <Notice variant="warning" announce="polite">
          {t(($) => $.working.lost)}
        </Notice>
      )}
    </Stack>
  );
}

export function SavingFile({ record }: Pick<StepProps, 'record'>) {
  const saving = useDownload(record.recordId);
  return <SavingProgress fileName={record.fileName} saving={saving} />;
}

export function ExportDone({ record, job }: StepProps) {
  const { t } = useTranslation('exports');
  const { number, bytes } = useFormats();
  const errorMessage = useErrorMessage();
  const { saved } = job;
  const size = typeof saved === 'object' && 'size' in saved ? saved.size : (record.size ?? undefined);
  const failure = typeof saved === 'object' && 'error' in saved ? saved : undefined;
  const items = [
    { key: 'file', term: t(($) => $.done.file), value: <NameText text={record.fileName} /> },
    { key: 'rows', term: t(($) => $.words.rows, { ns: 'shell' }), value: number(record.totalRows) },
    ...(size === undefined ? [] : [{ key: 'size', term: t(($) => $.done.size), value: bytes(size) }]),
  ];
  return (
    <Stack gap={4}>
      <DescriptionList items={items} />
      {failure && (
        <Notice variant="error" announce="assertive">
          {errorMessage(failure.error)}
        </Notice>
      )}
      {saved === 'canceled' && (
        <Notice variant="info" announce="polite">
          {t(($) => $.saving.canceled)}
        </Notice>
      )}
      {record.format === ExportFormat.CSV && (
        <Notice variant="info" announce="polite">
          {t(($) => $.done.neutralised)}
        </Notice>
      )}
      <p>
        <Link to={paths.exportRecords}>{t(($) => $.allExports)}</Link>
      </p>
    </Stack>
  );
}

export function ExportFailed({ record, job }: StepProps) {
  const { t } = useTranslation('exports');
  const { number } = useFormats();
  const errorMessage = useErrorMessage();
  return (
    <Stack gap={4}>
      {record.error && <p>{errorMessage(record.error)}</p>}
      {record.status === ExportStatus.Failed && (
        <Text tone="secondary">
          {t(($) => $.failed.hint, { rows: number(record.rows), total: number(record.totalRows) })}
        </Text>
      )}
      {codeOf(job.start.error) === 'ExportQuotaReached' ? (
        <QuotaReached rowsLeft={undefined} />
      ) : (
        job.start.error && (
          <Notice variant="error" announce="assertive">
            {errorMessage(job.start.error)}
          </Notice>
        )
      )}
    </Stack>
  );
}
