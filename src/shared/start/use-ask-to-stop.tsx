import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsksBeforeStop } from '#src/state/preferences';
import { useAsk } from '#src/ui/ask';
import { Checkbox } from '#src/ui/checkbox';
import styles from './start.module.css';

/** What a stop means, and the checkbox 'Don't ask again'. */
function StopBody({ count, onNever }: { count: number; onNever: (never: boolean) => void }) {
  const { t } = useTranslation('tasks');
  const [isNever, setNever] = useState(false);
  return (
    <div className={styles.question}>
      <p>{t(($) => $.stop.body, { count })}</p>
      <Checkbox
        checked={isNever}
        onChange={(never) => {
          setNever(never);
          onNever(never);
        }}
      >
        {t(($) => $.stop.never)}
      </Checkbox>
    </div>
  );
}

/** Confirms a stop of `count` tasks, which cannot be undone (TASK-31). Resolves to true without a question after 'Don't ask again'. */
export function useAskToStop(): (count: number) => Promise<boolean> {
  const { t } = useTranslation('tasks');
  const ask = useAsk();
  const [asks, setAsks] = useAsksBeforeStop();
  return async (count) => {
    if (!asks) return true;
    const chosen = { never: false };
    const goes = await ask(() => ({
      kind: 'confirm',
      title: t(($) => $.stop.title, { count }),
      body: (
        <StopBody
          count={count}
          onNever={(never) => {
            chosen.never = never;
          }}
        />
      ),
      confirmLabel: t(($) => $.stop.confirm, { count }),
    }));
    if (goes && chosen.never) setAsks(false);
    return goes;
  };
}
