import { useTranslation } from '#src/i18n/use-translation';
import type { FieldKey, TemplateParameter } from './field-contract';

/** Gives what a field of the form is called on screen; '' for a parameter that the template does not have. */
export function useFieldLabels(parameters: readonly TemplateParameter[]): (key: FieldKey) => string {
  const { t } = useTranslation('templates');
  return (key) =>
    key === 'taskName'
      ? t(($) => $.form.taskName)
      : key === 'taskGroup'
        ? t(($) => $.form.taskGroup)
        : (parameters.find(({ Id }) => key === `parameter:${Id}`)?.DisplayText ?? '');
}
