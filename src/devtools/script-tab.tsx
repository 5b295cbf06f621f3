import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { localStore, readJson, writeJson } from '#src/lib/storage';
import { Button } from '#src/ui/button';
import { Progress } from '#src/ui/progress';
import type { DemoActions } from './control';
import { usePanel } from './panel-context';
import styles from './panel.module.css';
import { scriptNames, scripts, type ScriptName, type StepSetting } from './scripts';

interface Place {
  readonly script: ScriptName;
  readonly step: number;
}

const KEY = 'panel-script';
const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'script' in value &&
  scriptNames.some((name) => name === value.script) &&
  'step' in value &&
  typeof value.step === 'number';

export function ScriptTab() {
  const { t } = useTranslation('demo');
  const [place, setPlace] = useState<Place | undefined>(() => readJson(localStore, KEY, isPlace) ?? undefined);
  const go = (next: Place | undefined) => {
    if (next) writeJson(localStore, KEY, next);
    else localStore.remove(KEY);
    setPlace(next);
  };
  if (place) return <Steps place={place} onGo={go} />;
  return (
    <ul className={styles.scripts}>
      {scriptNames.map((script) => (
        <li key={script}>
          <h3>{t(($) => $.script.names[script])}</h3>
          <p>{t(($) => $.script.leads[script])}</p>
          <Button
            size="small"
            aria-label={t(($) => $.script.beginNamed, { name: t(($) => $.script.names[script]) })}
            onClick={() => go({ script, step: 0 })}
          >
            {t(($) => $.script.begin)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Steps({ place, onGo }: { readonly place: Place; readonly onGo: (place: Place | undefined) => void }) {
  const { t } = useTranslation('demo');
  const { control, act } = usePanel();
  const [busy, setBusy] = useState(false);
  const { script } = place;
  const steps: readonly { readonly key: StepKey; readonly set: StepSetting | undefined }[] = scripts[script];
  const at = Math.min(Math.max(0, Math.trunc(place.step)), steps.length - 1);
  const step = steps[at];
  if (!step) return null;
  const { key, set } = step;
  const name = t(($) => $.script.names[script]);
  const progress = t(($) => $.script.progress, { step: at + 1, count: steps.length });
  return (
    <section aria-label={name} className={styles.stack}>
      <div className={styles.top}>
        <h3>{name}</h3>
        <Button size="small" variant="text" onClick={() => onGo(undefined)}>
          {t(($) => $.script.leave)}
        </Button>
      </div>
      <Progress value={(at + 1) / steps.length} label={progress} labelHidden text={progress} />
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
              void act(
                () => setStage(control.actions, set),
                () => t(($) => $.script.set),
              ).finally(() => setBusy(false));
            }}
          >
            {t(($) => $.script.setStage)}
          </Button>
        </div>
      )}
      <div className={styles.row}>
        <Button disabled={at === 0} onClick={() => onGo({ script, step: at - 1 })}>
          {t(($) => $.script.previous)}
        </Button>
        {at < steps.length - 1 ? (
          <Button variant="primary" onClick={() => onGo({ script, step: at + 1 })}>
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

async function setStage(actions: DemoActions, set: StepSetting): Promise<void> {
  if (set.scenario !== undefined) await actions.openScenario(set.scenario);
  if (set.persona !== undefined) await actions.becomePersona(set.persona);
  if (set.realTime) await actions.setClock({ mode: 'real' });
  if (set.speed !== undefined) await actions.setClock({ mode: 'speed', factor: set.speed });
  if (set.path !== undefined) await actions.goTo(set.path);
  if (set.advance !== undefined) await actions.advance(set.advance);
  if (set.failNext !== undefined)
    await actions.addFault({ kind: 'status', status: 500, operation: set.failNext, times: 2 });
}
