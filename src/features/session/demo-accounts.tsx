import { useId } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { DemoAccount } from '#src/shared/session/demo-accounts';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import styles from './sign-in.module.css';

export function DemoAccounts({
  personas,
  busy,
  onChoose,
}: {
  readonly personas: readonly DemoAccount[];
  readonly busy: boolean;
  readonly onChoose: (persona: DemoAccount) => void;
}) {
  const { t } = useTranslation('session');
  const planName = usePlanName();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.demo}>
      <h2 id={id}>{t(($) => $.demo.title)}</h2>
      <p>{t(($) => $.demo.text)}</p>
      <ul className={styles.people}>
        {personas.map((person) => (
          <li key={person.persona}>
            <button
              type="button"
              className={styles.person}
              aria-disabled={busy || undefined}
              onClick={() => !busy && onChoose(person)}
            >
              <strong translate="no">{person.name}</strong>
              <span>
                {person.persona === 'expired'
                  ? t(($) => $.demo.expired, { plan: planName(person.level) })
                  : planName(person.level)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
