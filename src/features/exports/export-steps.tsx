import { useTranslation } from 'react-i18next';
import { ExportFormat, ExportStatus } from '../../contract/enums.gen';
import type { Schemas } from '../../contract/types';
import { useFormats } from '../../i18n/format';
import { useFailureWords } from '../../shared/start/report-start';
import { Progress } from '../../ui/progress';
import { DescriptionList } from '../../ui/section';
import { Notice } from '../../ui/status';
import styles from './exports.module.css';
import type { ExportJob } from './use-export-job';

interface StepProps {
  readonly record: Schemas['ExportRecord'];
  readonly job: ExportJob;
}

/** An export that is being made: how far it is, in rows. */
export function Working({ record, job }: StepProps) {
  const { t } = useTranslation('exports');
  const { number, percent } = useFormats();
  const share = record.progress / 100;
  const text =
    record.status === ExportStatus.Waiting
      ? t(($) => $.working.queued)
      : t(($) => $.working.rows, { rows: number(record.rows), total: number(record.totalRows), share: percent(share) });
  return (
    <div className={styles['stack']}>
      <Progress label={record.fileName} value={share} text={text} />
      <p className={styles['quiet']}>{t(($) => $.working.hint)}</p>
      {job.lost && (
        <Notice kind="warning" announce="polite">
          {t(($) => $.working.lost)}
        </Notice>
      )}
    </div>
  );
}

/** A file that is ready: its name, its rows, and what was done to cells that look like formulas. */
export function Done({ record, job }: StepProps) {
  const { t } = useTranslation('exports');
  const { number, bytes } = useFormats();
  const words = useFailureWords();
  const { data, error } = job.download;
  const items = [
    { key: 'file', term: t(($) => $.done.file), value: record.fileName },
    { key: 'rows', term: t(($) => $.done.rows), value: number(record.totalRows) },
    ...(data ? [{ key: 'size', term: t(($) => $.done.size), value: bytes(data.blob.size) }] : []),
  ];
  return (
    <div className={styles['stack']}>
      <DescriptionList items={items} />
      {error && (
        <Notice kind="error" announce="assertive">
          {words(error)}
        </Notice>
      )}
      {record.format === ExportFormat.CSV && (
        <Notice kind="info" announce="polite">
          {t(($) => $.done.neutralised)}
        </Notice>
      )}
    </div>
  );
}

/** An export that ended without a file: why, and how far it had come. */
export function Failed({ record, job }: StepProps) {
  const { t } = useTranslation('exports');
  const { number } = useFormats();
  const words = useFailureWords();
  return (
    <div className={styles['stack']}>
      {record.error && <p>{record.error.message}</p>}
      {record.status === ExportStatus.Failed && (
        <p className={styles['quiet']}>
          {t(($) => $.failed.hint, { rows: number(record.rows), total: number(record.totalRows) })}
        </p>
      )}
      {job.start.error && (
        <Notice kind="error" announce="assertive">
          {words(job.start.error)}
        </Notice>
      )}
    </div>
  );
}
