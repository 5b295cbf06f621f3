import { useTranslation } from '#src/i18n/use-translation';
import type { FieldKey, TemplateParameter } from './field-contract';

export function useFieldLabels(parameters: readonly TemplateParameter[]): (key: FieldKey) => string {
  const { t } = useTranslation('templateForm');
  return (key) =>
    key === 'taskName'
      ? t(($) => $.taskName, { ns: 'tasks' })
      : key === 'taskGroup'
        ? t(($) => $.form.taskGroup)
        : (parameters.find(({ Id }) => key === `parameter:${Id}`)?.DisplayText ?? '');
}
