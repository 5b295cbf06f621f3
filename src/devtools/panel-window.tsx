import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from '#src/i18n/use-translation';
import { RichText } from '#src/i18n/rich-text';
import { PreferencesProvider } from '#src/shared/preferences/preferences-provider';
import { startLanguages, switchLanguage } from '#src/i18n/init';
import { matchLanguage } from '#src/i18n/languages';
import { isShownLanguage } from '#src/i18n/pseudo-language';
import { setNowSource } from '#src/lib/now';
import { storedLanguage, setThemeChoice } from '#src/state/preferences';
import { Empty } from '#src/ui/empty';
import type { DemoControl, DemoState } from './control';
import { connectRemoteApp, type RemoteApp } from './remote-app';
import { loadDemoTexts } from './demo-texts';
import { DemoPanel } from './panel';
import styles from './panel.module.css';
import { CHANNEL_NAME } from './channel-protocol';
import { useScriptKeys } from './script-keys';

export async function startPanelWindow(root: HTMLElement, hostName: string | undefined): Promise<void> {
  const chosen = storedLanguage();
  await startLanguages(isShownLanguage(chosen) ? chosen : matchLanguage(navigator.languages));
  await loadDemoTexts();
  createRoot(root).render(
    <PreferencesProvider>
      <PanelWindow app={connectRemoteApp(hostName, new BroadcastChannel(CHANNEL_NAME))} />
    </PreferencesProvider>,
  );
}

export function PanelWindow({ app }: { readonly app: RemoteApp }) {
  const { t } = useTranslation('demo');
  const control = useSyncExternalStore(app.onConnectionChange, app.control);
  const title = t(($) => $.title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className={styles.window}>
      {control ? (
        <ConnectedPanel control={control} />
      ) : (
        <Empty title={t(($) => $.noStage)} action={<a href={import.meta.env.BASE_URL}>{t(($) => $.openStage)}</a>} />
      )}
    </main>
  );
}

function ConnectedPanel({ control }: { readonly control: DemoControl }) {
  const { t } = useTranslation('demo');
  const state = useSyncExternalStore(control.onChange, control.state);
  useScriptKeys(control);
  const [clock, setClock] = useState<DemoState>();
  if (clock !== state) {
    setClock(state);
    syncClock(state);
  }
  const { language, theme } = state;
  useEffect(() => void switchLanguage(language), [language]);
  useEffect(() => setThemeChoice(theme), [theme]);
  return (
    <>
      <p className={styles.controlledPage}>
        <RichText
          text={t(($) => $.drives, { address: state.address })}
          tags={{ address: (words) => <code>{words}</code> }}
        />
      </p>
      <DemoPanel control={control} />
    </>
  );
}

function syncClock({ now, clock }: DemoState): void {
  const receivedAt = performance.now();
  const factor = clock.mode === 'frozen' ? 0 : clock.mode === 'speed' ? clock.factor : 1;
  setNowSource(() => Math.round(now + (performance.now() - receivedAt) * factor));
}
