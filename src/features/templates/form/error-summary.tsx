import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button';
import { Notice } from '#src/ui/status';
import { useErrorWords } from './error-words';
import { useFieldLabels } from './use-field-labels';
import type { TaskForm } from './use-task-form';
import styles from './form.module.css';

/** What is wrong with the form, above it; each line leads to its field (FORM-63). Nothing while nothing is wrong. */
export function ErrorSummary({ taskForm }: { readonly taskForm: TaskForm }) {
  const { t } = useTranslation('templates');
  const words = useErrorWords();
  const { problems, parameters, focusField } = taskForm;
  const labelOf = useFieldLabels(parameters);
  if (problems.size === 0) return null;
  return (
    <Notice kind="error" announce="polite" title={t(($) => $.form.problems, { count: problems.size })}>
      <ul className={styles.problems}>
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
