import { useFormState, type FieldError } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { Button } from '#src/ui/button';
import { useFieldErrorMessage } from '#src/ui/form/validation-error';
import { Notice } from '#src/ui/status';
import { useFieldLabels } from './use-field-labels';
import { fieldPath, type TaskForm } from './use-task-form';
import styles from './form.module.css';

export function ErrorSummary({ taskForm }: { readonly taskForm: TaskForm }) {
  const { t } = useTranslation('templateForm');
  const { form, parameters, keys, focusField } = taskForm;
  const state = useFormState({ control: form.control });
  const labelOf = useFieldLabels(parameters);
  const wrong = keys.flatMap((key) => {
    const { error } = form.getFieldState(fieldPath(key, parameters), state);
    return error === undefined ? [] : [{ key, error }];
  });
  if (wrong.length === 0) return null;
  return (
    <Notice variant="error" announce="polite" title={t(($) => $.form.problems, { count: wrong.length })}>
      <ul className={styles.problems}>
        {wrong.map(({ key, error }) => (
          <li key={key}>
            <FieldLink field={labelOf(key)} error={error} onPress={() => focusField(key)} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function FieldLink({
  field,
  error,
  onPress,
}: {
  readonly field: string;
  readonly error: FieldError;
  readonly onPress: () => void;
}) {
  const { t } = useTranslation('templateForm');
  const message = useFieldErrorMessage(error) ?? '';
  return (
    <Button variant="link" onClick={onPress}>
      {t(($) => $.form.problem, { field, message })}
    </Button>
  );
}
