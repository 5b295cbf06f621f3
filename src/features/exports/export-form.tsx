import type { SubmitEventHandler } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { ExportFormat, ExportHeadings } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import { useFormats } from '#src/i18n/format';
import { Button } from '#src/ui/button';
import { submitOnCtrlEnter, SUBMIT_KEYS } from '#src/ui/form/costly-form';
import { Empty } from '#src/ui/empty';
import { CheckboxGroupField, RadioGroupField, SegmentedField } from '#src/ui/form/fields';
import { Stack } from '#src/ui/stack';
import { Notice } from '#src/ui/status';
import { exportRefusalOf, rowsOfScope, scopesOf, type ExportChoice, type ExportSource } from './export-source';
import { QuotaReached } from './quota-reached';
import type { ExportJob } from './use-export-job';
import { codeOf } from '#src/api/errors';
import { RetryButton } from '#src/shared/errors/retry-button';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

const choice = (format: ExportFormat) => ({ value: format, label: format });
const formats = [
  choice(ExportFormat.CSV),
  choice(ExportFormat.XLSX),
  choice(ExportFormat.JSON),
  choice(ExportFormat.XML),
] as const;

interface FormProps {
  readonly control: Control<ExportChoice>;
  readonly formId: string;
  readonly source: ExportSource;
  /** Rows left in this period; undefined without a limit or while unknown. */
  readonly quotaLeft: number | undefined;
}

function useExportRefusal({ control, source, quotaLeft }: Omit<FormProps, 'formId'>) {
  const { t } = useTranslation('exports');
  const { number } = useFormats();
  const [scope, format, columns] = useWatch({ control, name: ['scope', 'format', 'columns'] });
  const refusal = exportRefusalOf(source, { scope, format, columns }, quotaLeft);
  return {
    refusal,
    reason: refusal === undefined ? undefined : t(($) => $.refusals[refusal], { limit: number(limits.exportXlsxRows) }),
  };
}

export function ExportForm({
  control,
  formId,
  source,
  quotaLeft,
  job,
  onSubmit,
}: FormProps & { readonly job: ExportJob; readonly onSubmit: SubmitEventHandler<HTMLFormElement> }) {
  const { t } = useTranslation('exports');
  const { number } = useFormats();
  const errorMessage = useErrorMessage();
  const { refusal, reason } = useExportRefusal({ control, source, quotaLeft });
  const refused = codeOf(job.start.error);
  const scopes = scopesOf(source);
  if (scopes.every((scope) => rowsOfScope(source, scope) === 0)) {
    return (
      <Empty compact drawing="list" title={t(($) => $.nothing.title)}>
        {t(($) => $.nothing.hint)}
      </Empty>
    );
  }
  return (
    <form
      id={formId}
      noValidate
      onKeyDown={submitOnCtrlEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (refusal === undefined && !job.start.isPending) onSubmit(event);
      }}
    >
      <Stack gap={4}>
        <RadioGroupField
          control={control}
          name="scope"
          label={t(($) => $.scope.label)}
          column
          choices={scopes.map((scope) => {
            const rows = rowsOfScope(source, scope);
            return {
              value: scope,
              label: t(($) => $.scope[scope], { lot: source.lot?.lotNo ?? '' }),
              ...(rows === undefined
                ? {}
                : { help: t(($) => $.words.rowCount, { ns: 'shell', count: rows, rows: number(rows) }) }),
            };
          })}
        />
        {refusal === 'nothingLeft' && (
          <Notice variant="info" announce="polite">
            {reason}
          </Notice>
        )}
        {refusal === 'quotaReached' || refused === 'ExportQuotaReached' ? (
          <QuotaReached rowsLeft={quotaLeft} />
        ) : (
          job.start.error &&
          refused !== 'TooManyRowsForSheet' && (
            <Notice variant="error" announce="assertive">
              {errorMessage(job.start.error)}
            </Notice>
          )
        )}
        <SegmentedField
          control={control}
          name="format"
          label={t(($) => $.format)}
          choices={formats}
          error={
            refusal === 'tooManyForSheet'
              ? reason
              : refused === 'TooManyRowsForSheet'
                ? errorMessage(job.start.error)
                : null
          }
        />
        <CheckboxGroupField
          control={control}
          name="columns"
          label={t(($) => $.words.columns, { ns: 'shell' })}
          column
          scroll
          selectAll
          choices={source.fields.map((field) => ({ value: field.name, label: field.displayText }))}
          error={refusal === 'noColumn' ? reason : null}
        />
        <RadioGroupField
          control={control}
          name="headings"
          label={t(($) => $.headings.label)}
          column
          choices={[ExportHeadings.Displayed, ExportHeadings.Names].map((headings) => ({
            value: headings,
            label: t(($) => $.headings[headings]),
            help: source.fields
              .slice(0, 3)
              .map((field) => (headings === ExportHeadings.Displayed ? field.displayText : field.name))
              .join(' · '),
          }))}
        />
      </Stack>
    </form>
  );
}

export function ExportFormButtons({
  control,
  formId,
  source,
  quotaLeft,
  busy,
  error,
  onClose,
}: FormProps & {
  readonly busy: boolean;
  readonly error: unknown;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('exports');
  const { reason } = useExportRefusal({ control, source, quotaLeft });
  return (
    <>
      <Button disabled={busy} onClick={onClose}>
        {t(($) => $.cancel, { ns: 'ui' })}
      </Button>
      <RetryButton
        variant="primary"
        error={error}
        type="submit"
        form={formId}
        loading={busy}
        disabledReason={reason}
        aria-keyshortcuts={SUBMIT_KEYS}
      >
        {t(($) => $.submit)}
      </RetryButton>
    </>
  );
}
