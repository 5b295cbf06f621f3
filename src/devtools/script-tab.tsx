import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { localStore, readJson, writeJson } from '#src/lib/storage';
import { Button } from '#src/ui/button';
import { Progress } from '#src/ui/progress';
import type { DemoActions } from './control';
import { usePanel } from './panel-context';
import styles from './panel.module.css';
import { scriptNames, scripts, type ScriptName, type StepSetting } from './scripts';

interface ScriptPosition {
  readonly script: ScriptName;
  readonly step: number;
}

const KEY = 'panel-script';
const isScriptPosition = (value: unknown): value is ScriptPosition =>
  typeof value === 'object' &&
  value !== null &&
  'script' in value &&
  scriptNames.some((name) => name === value.script) &&
  'step' in value &&
  typeof value.step === 'number';

export function ScriptTab() {
  const { t } = useTranslation('demo');
  const [position, setPosition] = useState<ScriptPosition | undefined>(
    () => readJson(localStore, KEY, isScriptPosition) ?? undefined,
  );
  const goTo = (next: ScriptPosition | undefined) => {
    if (next) writeJson(localStore, KEY, next);
    else localStore.remove(KEY);
    setPosition(next);
  };
  if (position) return <Steps place={position} onGo={goTo} />;
  return (
    <ul className={styles.scripts}>
      {scriptNames.map((script) => (
        <li key={script}>
          <h3>{t(($) => $.script.names[script])}</h3>
          <p>{t(($) => $.script.leads[script])}</p>
          <Button
            size="small"
            aria-label={t(($) => $.script.beginNamed, { name: t(($) => $.script.names[script]) })}
            onClick={() => goTo({ script, step: 0 })}
          >
            {t(($) => $.script.begin)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Steps({
  place: position,
  onGo,
}: {
  readonly place: ScriptPosition;
  readonly onGo: (place: ScriptPosition | undefined) => void;
}) {
  const { t } = useTranslation('demo');
  const { control, runAction } = usePanel();
  const [busy, setBusy] = useState(false);
  const { script } = position;
  const steps: readonly { readonly key: StepKey; readonly set: StepSetting | undefined }[] = scripts[script];
  const stepIndex = Math.min(Math.max(0, Math.trunc(position.step)), steps.length - 1);
  const step = steps[stepIndex];
  if (!step) return null;
  const { key, set } = step;
  const name = t(($) => $.script.names[script]);
  const progress = t(($) => $.script.progress, { step: stepIndex + 1, count: steps.length });
  return (
    <section aria-label={name} className={styles.stack}>
      <div className={styles.top}>
        <h3>{name}</h3>
        <Button size="small" variant="text" onClick={() => onGo(undefined)}>
          {t(($) => $.script.leave)}
        </Button>
      </div>
      <Progress value={(stepIndex + 1) / steps.length} label={progress} labelHidden text={progress} />
      <div aria-live="polite" className={styles.step}>
        <p>
          <strong>{t(($) => $.script.say)}</strong> {t(($) => $.steps[key].say)}
        </p>
        <p>
          <strong>{t(($) => $.script.click)}</strong> {t(($) => $.steps[key].click)}
        </p>
      </div>
      {set && (
        <div>
          <Button
            loading={busy}
            onClick={() => {
              setBusy(true);
              void runAction(
                () => applySetting(control.actions, set),
                () => t(($) => $.script.set),
              ).finally(() => setBusy(false));
            }}
          >
            {t(($) => $.script.setStage)}
          </Button>
        </div>
      )}
      <div className={styles.row}>
        <Button disabled={stepIndex === 0} onClick={() => onGo({ script, step: stepIndex - 1 })}>
          {t(($) => $.script.previous)}
        </Button>
        {stepIndex < steps.length - 1 ? (
          <Button variant="primary" onClick={() => onGo({ script, step: stepIndex + 1 })}>
            {t(($) => $.script.next)}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => onGo(undefined)}>
            {t(($) => $.script.finish)}
          </Button>
        )}
      </div>
    </section>
  );
}

type StepKey = (typeof scripts)[ScriptName][number]['key'];

async function applySetting(actions: DemoActions, set: StepSetting): Promise<void> {
  if (set.scenario !== undefined) await actions.openScenario(set.scenario);
  if (set.persona !== undefined) await actions.becomePersona(set.persona);
  if (set.realTime) await actions.setClock({ mode: 'real' });
  if (set.speed !== undefined) await actions.setClock({ mode: 'speed', factor: set.speed });
  if (set.path !== undefined) await actions.goTo(set.path);
  if (set.advance !== undefined) await actions.advance(set.advance);
  if (set.failNext !== undefined)
    await actions.addFault({ kind: 'status', status: 500, operation: set.failNext, times: 2 });
}
