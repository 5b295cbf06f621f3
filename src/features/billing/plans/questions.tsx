import { useTranslation } from '#src/i18n/use-translation';
import { Section } from '#src/ui/section';
import styles from './plans.module.css';

const questions = ['change', 'cancel', 'end', 'pay', 'unpaid', 'tax', 'credits', 'trial'] as const;

export function Questions() {
  const { t } = useTranslation('plans');
  return (
    <Section title={t(($) => $.questions.title)}>
      <div className={styles.questions}>
        {questions.map((key) => (
          <details key={key}>
            <summary>{t(($) => $.questions[key].q)}</summary>
            <p>{t(($) => $.questions[key].a)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
