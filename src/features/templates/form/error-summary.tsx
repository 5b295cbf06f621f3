import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/status';
import { useErrorWords } from './error-words';
import type { FieldKey, TaskForm } from './use-task-form';
import styles from './form.module.css';

/** What is wrong with the form, above it; each line leads to its field (FORM-63). Nothing while nothing is wrong. */
export function ErrorSummary({ taskForm }: { readonly taskForm: TaskForm }) {
  const { t } = useTranslation('templates');
  const words = useErrorWords();
  const { problems, parameters, focusField } = taskForm;
  if (problems.size === 0) return null;
  const labelOf = (key: FieldKey) =>
    key === 'taskName'
      ? t(($) => $.form.taskName)
      : key === 'taskGroup'
        ? t(($) => $.form.taskGroup)
        : (parameters.find(({ Id }) => key === `parameter:${Id}`)?.DisplayText ?? '');
  return (
    <Notice kind="error" announce="polite" title={t(($) => $.form.problems, { count: problems.size })}>
      <ul className={styles['problems']}>
        {[...problems].map(([key, error]) => (
          <li key={key}>
            <Button
              kind="link"
              onClick={() => {
                focusField(key);
              }}
            >
              {t(($) => $.form.problem, { field: labelOf(key), message: words(error) })}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
