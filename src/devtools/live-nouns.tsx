import { useTranslation } from 'react-i18next';
import { CheckboxGroupControl } from '../ui/form/choice-controls';
import { Field } from '../ui/form/field';
import { useDemoState, usePanel } from './panel-context';

/** Which nouns a real API answers; only in a demo that has one. */
export function LiveNouns() {
  const { t } = useTranslation('demo');
  const { control, act } = usePanel();
  const { liveNouns } = useDemoState();
  const { setLiveNouns } = control.actions;
  if (!setLiveNouns || control.catalogue.liveNouns.length === 0) return null;
  return (
    <Field label={t(($) => $.scene.live)} help={t(($) => $.scene.liveHelp)} group>
      {(wiring) => (
        <CheckboxGroupControl
          {...wiring}
          value={[...liveNouns]}
          choices={control.catalogue.liveNouns.map((noun) => ({ value: noun, label: noun }))}
          onChange={(nouns) => void act(() => setLiveNouns(nouns))}
        />
      )}
    </Field>
  );
}
