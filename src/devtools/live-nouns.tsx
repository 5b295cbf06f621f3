import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Button } from '#src/ui/button';
import { CheckboxGroupControl } from '#src/ui/form/choice-controls';
import { Field } from '#src/ui/form/field';
import { Refusal, useDemoState, usePanel } from './panel-context';
import styles from './panel.module.css';
import { reasonsOf, type Reason } from './reasons';

const PROBLEMS = ['sameOrigin', 'ownSignIn', 'foreignIds'] as const;

function problemOf({ reason }: Reason) {
  return PROBLEMS.find((problem) => problem === reason);
}

/** Tags depend on each other, so one button applies the whole selection. */
export function LiveNouns() {
  const { t } = useTranslation('demo');
  const { control, act } = usePanel();
  const { liveNouns } = useDemoState();
  const [wanted, setWanted] = useState<readonly string[]>(liveNouns);
  const { setLiveNouns } = control.actions;
  const apply = async () => {
    try {
      await setLiveNouns?.(wanted);
    } catch (error) {
      const reasons = reasonsOf(error);
      if (reasons.length === 0 || !reasons.every(problemOf)) throw error;
      throw new Refusal(() => <Reasons reasons={reasons} />, { cause: error });
    }
  };
  if (!setLiveNouns || control.catalogue.liveNouns.length === 0) return null;
  return (
    <>
      <Field label={t(($) => $.scene.live)} help={t(($) => $.scene.liveHelp)} group>
        {(wiring) => (
          <CheckboxGroupControl
            {...wiring}
            value={wanted}
            choices={control.catalogue.liveNouns.map((noun) => ({ value: noun, label: noun }))}
            onChange={setWanted}
          />
        )}
      </Field>
      <Button size="small" onClick={() => void act(apply)}>
        {t(($) => $.scene.liveApply)}
      </Button>
    </>
  );
}

function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const { t } = useTranslation('demo');
  return (
    <ul className={styles.reasons}>
      {reasons.map((one) => {
        const problem = problemOf(one);
        return (
          problem && (
            <li key={JSON.stringify(one)}>
              {t(($) => $.scene.liveRefusedFor[problem], one.values)}{' '}
              {one.values?.['ids'] && <code>{one.values['ids']}</code>}
            </li>
          )
        );
      })}
    </ul>
  );
}
