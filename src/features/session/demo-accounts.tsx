import { useId } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { demoPersonas, type DemoAccount } from '#src/shared/session/demo-accounts';
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
        {personas.length === 0 &&
          demoPersonas.map((persona) => (
            <li key={persona} className={styles.person} aria-busy="true">
              <strong />
              <span className={styles.shows}>{t(($) => $.demo.shows[persona])}</span>
            </li>
          ))}
        {personas.map((demoAccount) => (
          <li key={demoAccount.persona}>
            <button
              type="button"
              className={styles.person}
              aria-disabled={busy || undefined}
              onClick={() => !busy && onChoose(demoAccount)}
            >
              <strong translate="no">{demoAccount.name}</strong>
              <span className={styles.plan}>
                {demoAccount.persona === 'expired'
                  ? t(($) => $.demo.expired, { plan: planName(demoAccount.level) })
                  : planName(demoAccount.level)}
              </span>
              <span className={styles.shows}>{t(($) => $.demo.shows[demoAccount.persona])}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
