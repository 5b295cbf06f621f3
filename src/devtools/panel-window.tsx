import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from '#src/i18n/use-translation';
import { PreferencesProvider } from '#src/shared/preferences/preferences-provider';
import { startLanguages, switchLanguage } from '#src/i18n/init';
import { matchLanguage } from '#src/i18n/languages';
import { isShown } from '#src/i18n/pseudo-language';
import { setNowSource } from '#src/lib/now';
import { chosenLanguage, setThemeChoice } from '#src/state/preferences';
import { Empty } from '#src/ui/empty';
import type { DemoControl, DemoState } from './control';
import { findFarStage, type FarStage } from './far-stage';
import { loadDemoTexts } from './demo-texts';
import { DemoPanel } from './panel';
import styles from './panel.module.css';
import { CHANNEL } from './wire';

/** Renders the panel alone in this window. */
export async function startPanelWindow(root: HTMLElement, stage: string | undefined): Promise<void> {
  const chosen = chosenLanguage();
  await startLanguages(isShown(chosen) ? chosen : matchLanguage(navigator.languages));
  await loadDemoTexts();
  createRoot(root).render(
    <PreferencesProvider>
      <PanelWindow stage={findFarStage(stage, new BroadcastChannel(CHANNEL))} />
    </PreferencesProvider>,
  );
}

export function PanelWindow({ stage }: { readonly stage: FarStage }) {
  const { t } = useTranslation('demo');
  const control = useSyncExternalStore(stage.onPresence, stage.control);
  const title = t(($) => $.title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className={styles.window}>
      {control ? (
        <Driving control={control} />
      ) : (
        <Empty title={t(($) => $.noStage)} action={<a href={import.meta.env.BASE_URL}>{t(($) => $.openStage)}</a>} />
      )}
    </main>
  );
}

function Driving({ control }: { readonly control: DemoControl }) {
  const { t } = useTranslation('demo');
  const state = useSyncExternalStore(control.onChange, control.state);
  const [clock, setClock] = useState<DemoState>();
  if (clock !== state) {
    setClock(state);
    followClock(state);
  }
  const { language, theme } = state;
  useEffect(() => void switchLanguage(language), [language]);
  useEffect(() => setThemeChoice(theme), [theme]);
  return (
    <>
      <p className={styles.driven}>
        {t(($) => $.drives)} <code>{state.address}</code>
      </p>
      <DemoPanel control={control} />
    </>
  );
}

function followClock({ now, clock }: DemoState): void {
  const heard = performance.now();
  const factor = clock.mode === 'frozen' ? 0 : clock.mode === 'speed' ? clock.factor : 1;
  setNowSource(() => Math.round(now + (performance.now() - heard) * factor));
}
