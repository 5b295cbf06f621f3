import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SurveyDataUse, SurveyJobRole } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import { useSaveExtraInfo } from '#src/data/account';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryReason } from '#src/shared/errors/use-retry-reason';
import { FormDialog } from '#src/ui/dialog';
import type { ShownDialog } from '#src/ui/dialog-host';
import { CheckboxGroupControl } from '#src/ui/form/choice-controls';
import { Field } from '#src/ui/form/field';
import { SelectControl } from '#src/ui/form/select-control';
import { TextControl } from '#src/ui/form/text-controls';
import { useToasts } from '#src/ui/toast';

/** Company, what the data is used for, and the job role (API-004, ENUM-57, ENUM-58). Every answer may be left out and taken back. */
export function SurveyDialog({
  company,
  dataUse,
  jobRole,
  ...dialog
}: ShownDialog & {
  readonly company: string;
  readonly dataUse: readonly SurveyDataUse[];
  readonly jobRole: SurveyJobRole | undefined;
}) {
  const { t } = useTranslation('account');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const save = useSaveExtraInfo();
  const wait = useRetryReason(save.error);
  const [answers, setAnswers] = useState({ company, dataUse, jobRole });
  const submit = async () => {
    try {
      await save.mutateAsync({
        body: {
          company: answers.company.trim() || null,
          dataUse: [...answers.dataUse],
          jobRole: answers.jobRole ?? null,
        },
      });
      toasts.success(() => t(($) => $.survey.done));
      dialog.onClose();
    } catch {
      // What went wrong is read from the call itself.
    }
  };
  return (
    <FormDialog
      {...dialog}
      title={t(($) => $.survey.title)}
      submitLabel={t(($) => $.survey.submit)}
      submitReason={wait}
      loading={save.isPending}
      submitError={save.error ? errorMessage(save.error) : undefined}
      onSubmit={() => void submit()}
      width={600}
    >
      <p>{t(($) => $.survey.lead)}</p>
      <Field label={t(($) => $.survey.company)} optional>
        {(wiring) => (
          <TextControl
            {...wiring}
            autoFocus
            autoComplete="organization"
            maxLength={limits.companyLength}
            readOnly={save.isPending}
            value={answers.company}
            onChange={(next) => setAnswers({ ...answers, company: next })}
          />
        )}
      </Field>
      <Field label={t(($) => $.survey.role)} optional>
        {(wiring) => (
          <SelectControl
            {...wiring}
            clearable
            disabled={save.isPending}
            placeholder={t(($) => $.survey.chooseRole)}
            options={Object.values(SurveyJobRole).map((role) => ({
              value: role,
              label: t(($) => $.survey.roles[role]),
            }))}
            value={answers.jobRole}
            onChange={(next) => setAnswers({ ...answers, jobRole: next })}
          />
        )}
      </Field>
      <Field group label={t(($) => $.survey.use)} optional>
        {(wiring) => (
          <CheckboxGroupControl
            {...wiring}
            disabled={save.isPending}
            choices={Object.values(SurveyDataUse).map((use) => ({ value: use, label: t(($) => $.survey.uses[use]) }))}
            value={answers.dataUse}
            onChange={(next) => setAnswers({ ...answers, dataUse: next })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
