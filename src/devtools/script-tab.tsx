import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { deviceNow } from '#src/lib/now';
import { Button } from '#src/ui/button';
import { Checkbox } from '#src/ui/checkbox';
import { CopyButton } from '#src/ui/copy-button';
import { Keys } from '#src/ui/keys';
import { Progress } from '#src/ui/progress';
import { Notice } from '#src/ui/status';
import { useDemoState, usePanel } from './panel-context';
import { hiddenHandle } from './panel-placement';
import styles from './panel.module.css';
import { NEXT_KEY } from './script-keys';
import { moveScript, repeatStep, scriptState, startScript, type ScriptPosition } from './script-run';
import { scriptNames, stepsOf } from './scripts';

export function ScriptTab() {
  const { t } = useTranslation('demo');
  const state = useSyncExternalStore(scriptState.subscribe, scriptState.read);
  const isHandleHidden = useSyncExternalStore(hiddenHandle.subscribe, hiddenHandle.read) ?? false;
  const refusal = state?.refusal;
  return (
    <div className={styles.stack}>
      <div role="status">
        {refusal !== undefined && <Notice variant="warning">{t(($) => $.presenter.refused[refusal])}</Notice>}
      </div>
      {state?.position ? <Steps position={state.position} /> : <Scripts />}
      <Checkbox checked={isHandleHidden} onChange={(isHidden) => hiddenHandle.write(isHidden || undefined)}>
        {t(($) => $.presenter.hideHandle)}
      </Checkbox>
    </div>
  );
}

function Scripts() {
  const { t } = useTranslation('demo');
  const { control } = usePanel();
  return (
    <ul className={styles.scripts}>
      {scriptNames.map((script) => (
        <li key={script}>
          <h3>{t(($) => $.script.names[script])}</h3>
          <p>{t(($) => $.script.leads[script])}</p>
          <Button
            size="small"
            aria-label={t(($) => $.script.beginNamed, { name: t(($) => $.script.names[script]) })}
            onClick={() => void startScript(control, script)}
          >
            {t(($) => $.script.begin)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Steps({ position }: { readonly position: ScriptPosition }) {
  const { t } = useTranslation('demo');
  const { control, runAction } = usePanel();
  const { baseUrl } = useDemoState();
  const [busy, setBusy] = useState(false);
  const { script, step, startedAt } = position;
  const steps = stepsOf(script);
  const key = steps[step]?.key;
  const following = steps[step + 1]?.key;
  if (key === undefined) return null;
  const name = t(($) => $.script.names[script]);
  const progress = t(($) => $.script.progress, { step: step + 1, count: steps.length });
  const whileBusy = (act: () => Promise<unknown>) => {
    setBusy(true);
    void act().finally(() => setBusy(false));
  };
  const end = () => scriptState.write(undefined);
  return (
    <section aria-label={name} className={styles.stack}>
      <div className={styles.top}>
        <h3>{name}</h3>
        <Button size="small" variant="text" onClick={end}>
          {t(($) => $.script.leave)}
        </Button>
      </div>
      <Progress value={(step + 1) / steps.length} label={progress} labelHidden text={progress} />
      <div aria-live="polite" className={styles.step}>
        <h4>{t(($) => $.presenter.titles[key])}</h4>
        <p>
          <strong>{t(($) => $.script.say)}</strong> {t(($) => $.steps[key].say)}
        </p>
        <p>
          <strong>{t(($) => $.script.click)}</strong> {t(($) => $.steps[key].click)}
        </p>
      </div>
      {following !== undefined && (
        <p>{t(($) => $.presenter.upNext, { title: t(($) => $.presenter.titles[following]) })}</p>
      )}
      <div className={styles.row}>
        <Button
          disabled={step === 0}
          aria-keyshortcuts={`Shift+${NEXT_KEY}`}
          onClick={() => whileBusy(() => moveScript(control, -1))}
        >
          {t(($) => $.script.previous)} <KeyHint keys={['Shift', NEXT_KEY]} />
        </Button>
        {following === undefined ? (
          <Button variant="primary" onClick={end}>
            {t(($) => $.script.finish)}
          </Button>
        ) : (
          <Button
            variant="primary"
            loading={busy}
            aria-keyshortcuts={NEXT_KEY}
            onClick={() => whileBusy(() => moveScript(control, 1))}
          >
            {t(($) => $.script.next)} <KeyHint keys={[NEXT_KEY]} />
          </Button>
        )}
      </div>
      <div className={styles.row}>
        <Button
          size="small"
          onClick={() =>
            whileBusy(async () => {
              if (await repeatStep(control))
                await runAction(
                  () => Promise.resolve(),
                  () => t(($) => $.script.set),
                );
            })
          }
        >
          {t(($) => $.script.setStage)}
        </Button>
        <CopyButton text={`${baseUrl}/?script=${script}&step=${String(step + 1)}`}>
          {t(($) => $.presenter.copyLink)}
        </CopyButton>
      </div>
      <div className={styles.row}>
        <Elapsed since={startedAt} />
        <Button
          size="small"
          onClick={() =>
            scriptState.write({ ...scriptState.read(), position: { ...position, startedAt: deviceNow() } })
          }
        >
          {t(($) => $.presenter.resetTimer)}
        </Button>
      </div>
    </section>
  );
}

const KeyHint = ({ keys }: { readonly keys: readonly string[] }) => (
  <span aria-hidden="true">
    <Keys keys={keys} />
  </span>
);

function Elapsed({ since }: { readonly since: number }) {
  const { t } = useTranslation('demo');
  const [moment, setMoment] = useState(deviceNow);
  useEffect(() => {
    const timer = setInterval(() => setMoment(deviceNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((moment - since) / 1000));
  const time = `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span>
      {t(($) => $.presenter.elapsed)}{' '}
      <strong role="timer" aria-label={t(($) => $.presenter.elapsed)} className="gl-tabular">
        {time}
      </strong>
    </span>
  );
}
