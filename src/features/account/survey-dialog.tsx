import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import { SurveyDataUse, SurveyJobRole } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import { useSaveExtraInfo } from '#src/data/account';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { CheckboxGroupField, TextField } from '#src/ui/form/fields';
import { SelectField } from '#src/ui/form/antd-fields';
import { useToasts } from '#src/ui/toast';

const schema = z.object({
  company: z.string().check(z.trim()),
  dataUse: z.array(z.enum(SurveyDataUse)),
  jobRole: z.optional(z.enum(SurveyJobRole)),
});

export function SurveyDialog({
  company,
  dataUse,
  jobRole,
  ...dialog
}: DialogControls & {
  readonly company: string;
  readonly dataUse: readonly SurveyDataUse[];
  readonly jobRole: SurveyJobRole | undefined;
}) {
  const { t } = useTranslation('account');
  const toasts = useToasts();
  const save = useSaveExtraInfo();
  const { control, isPending, dialogProps } = useDialogForm(
    schema,
    async (answers) => {
      await save.mutateAsync({
        body: { company: answers.company || null, dataUse: answers.dataUse, jobRole: answers.jobRole ?? null },
      });
      toasts.success(() => t(($) => $.survey.done));
      dialog.onClose();
    },
    { dialog, values: { company, dataUse: [...dataUse], jobRole } },
  );
  return (
    <FormDialog {...dialogProps} title={t(($) => $.survey.title)} submitLabel={t(($) => $.survey.submit)} width={600}>
      <p>{t(($) => $.survey.lead)}</p>
      <TextField
        control={control}
        name="company"
        label={t(($) => $.survey.company)}
        optional
        autoFocus
        autoComplete="organization"
        maxLength={limits.companyLength}
        readOnly={isPending}
      />
      <SelectField
        control={control}
        name="jobRole"
        label={t(($) => $.survey.role)}
        optional
        clearable
        disabled={isPending}
        placeholder={t(($) => $.survey.chooseRole)}
        options={Object.values(SurveyJobRole).map((role) => ({
          value: role,
          label: t(($) => $.survey.roles[role]),
        }))}
      />
      <CheckboxGroupField
        control={control}
        name="dataUse"
        label={t(($) => $.survey.use)}
        optional
        disabled={isPending}
        choices={Object.values(SurveyDataUse).map((use) => ({ value: use, label: t(($) => $.survey.uses[use]) }))}
      />
    </FormDialog>
  );
}
