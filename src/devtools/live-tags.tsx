import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { RichText } from '#src/i18n/rich-text';
import { Button } from '#src/ui/button';
import { CheckboxGroupControl } from '#src/ui/form/choice-controls';
import { Field } from '#src/ui/form/field';
import { Refusal, useDemoState, usePanel } from './panel-context';
import styles from './panel.module.css';
import { reasonsOf, type Reason } from './reasons';

const REASON_CODES = ['sameOrigin', 'ownSignIn', 'foreignIds'] as const;

function knownReason({ reason }: Reason) {
  return REASON_CODES.find((problem) => problem === reason);
}

/** Tags depend on each other, so one button applies the whole selection. */
export function LiveTags() {
  const { t } = useTranslation('demo');
  const { control, runAction } = usePanel();
  const { liveTags } = useDemoState();
  const [selected, setSelected] = useState<readonly string[]>(liveTags);
  const { setLiveTags } = control.actions;
  const apply = async () => {
    try {
      await setLiveTags?.(selected);
    } catch (error) {
      const reasons = reasonsOf(error);
      if (reasons.length === 0 || !reasons.every(knownReason)) throw error;
      throw new Refusal(() => <ReasonList reasons={reasons} />, { cause: error });
    }
  };
  if (!setLiveTags || control.catalog.liveTags.length === 0) return null;
  return (
    <>
      <Field label={t(($) => $.scene.live)} help={t(($) => $.scene.liveHelp)} group>
        {(wiring) => (
          <CheckboxGroupControl
            {...wiring}
            value={selected}
            choices={control.catalog.liveTags.map((tag) => ({ value: tag, label: tag }))}
            onChange={setSelected}
          />
        )}
      </Field>
      <Button size="small" onClick={() => void runAction(apply)}>
        {t(($) => $.scene.liveApply)}
      </Button>
    </>
  );
}

function ReasonList({ reasons }: { readonly reasons: readonly Reason[] }) {
  const { t } = useTranslation('demo');
  return (
    <ul className={styles.reasons}>
      {reasons.map((one) => {
        const problem = knownReason(one);
        return (
          problem && (
            <li key={JSON.stringify(one)}>
              <RichText
                text={t(($) => $.scene.liveRefusedFor[problem], one.values)}
                tags={{ ids: (words) => <code>{words}</code> }}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
