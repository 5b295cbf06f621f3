import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { CheckboxGroupControl } from '../ui/form/choice-controls';
import { Field } from '../ui/form/field';
import { useDemoState, usePanel } from './panel-context';

/** Which nouns a real API answers; only in a demo that has one. Many go only together, so they are chosen first and applied at once. */
export function LiveNouns() {
  const { t } = useTranslation('demo');
  const { control, act } = usePanel();
  const { liveNouns } = useDemoState();
  const [wanted, setWanted] = useState<readonly string[]>(liveNouns);
  const { setLiveNouns } = control.actions;
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
      <Button size="small" onClick={() => void act(() => setLiveNouns(wanted))}>
        {t(($) => $.scene.liveApply)}
      </Button>
    </>
  );
}
