import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { applyConfig, config, ConfigError, loadConfig } from '#src/api/config';
import { setSessionToken, shareSession } from '#src/api/session-token';
import { liveTags as readLiveTags } from '#src/api/live-tags';
import { applyConfiguredOverlay } from '#src/api/overlay';
import { setTransport } from '#src/api/fetch';
import { matchLanguage } from '#src/i18n/languages';
import { startTexts } from 'virtual:texts';
import { loadConsoleTexts, startLanguages } from '#src/i18n/init';
import { TranslationProvider } from '#src/i18n/use-translation';
import { isShownLanguage, baseLanguage } from '#src/i18n/pseudo-language';
import type { DemoControlOptions } from '#src/devtools/demo-control';
import type { DemoConnection, OpenDemo } from '#src/devtools/control';
import { readEmulatorOptions, type ScriptLink } from '#src/lib/emulator-handle';
import { queryClient } from '#src/data/query-client';
import { isSignedIn, restoreSession } from '#src/data/session';
import { setNowSource } from '#src/lib/now';
import { storedLanguage } from '#src/state/preferences';
import { App } from './app';
import { createAppRouter, loadFirstPage } from './router';
import { showFailure } from './start-failure';
import { StorageNotices } from './storage-notices';
import { takeUrlLanguage } from './url-language';

export interface Demo {
  readonly open: OpenDemo;
  readonly loadTexts: () => Promise<void>;
  readonly loadPanel: () => Promise<{ attachPanel(parts: DemoControlOptions, link?: ScriptLink): Promise<ReactNode> }>;
}

/** Never rejects and never leaves a white page. */
export async function start(root: HTMLElement, demo: Demo | undefined): Promise<void> {
  const chosen = (demo && takeUrlLanguage()) ?? storedLanguage();
  const language = isShownLanguage(chosen) ? chosen : matchLanguage(navigator.languages);
  document.documentElement.lang = language;
  const basePath = import.meta.env.BASE_URL;
  const opening = demo ? startEmulator(demo.open, basePath) : undefined;
  // Before the languages start, which also load the texts of this page.
  const firstPage = loadFirstPage(basename(basePath));
  try {
    const [settings] = await Promise.all([
      opening ? opening.ready : openLive(basePath).catch(orConfigError),
      startLanguages(language, startTexts),
      shareSession(),
      firstPage,
    ]);
    await restoreSession();
    if (demo !== undefined || isSignedIn()) await loadConsoleTexts();
    const reactRoot = createRoot(root);
    if (settings instanceof ConfigError) {
      const { SettingsUnreadable } = await import('./settings-unreadable');
      reactRoot.render(
        <StrictMode>
          <SettingsUnreadable />
        </StrictMode>,
      );
      return;
    }
    // Last, since a router immediately loads its first page.
    const router = createAppRouter(basename(basePath));
    const { promise: mounted, resolve: onMount } = Promise.withResolvers<void>();
    let panel: ReactNode = null;
    const renderApp = (isMounted = true) =>
      reactRoot.render(
        <StrictMode>
          {isMounted && <App router={router} onMount={onMount} />}
          <TranslationProvider>
            {opening && demo && <StorageNotices handle={opening.connection} loadTexts={demo.loadTexts} />}
            {panel}
          </TranslationProvider>
        </StrictMode>,
      );
    // A transition renders in short slices, not in one long task.
    startTransition(() => {
      renderApp();
    });
    if (!demo || !opening) return;
    // Subscribing before RouterProvider does would drop the router's first update.
    await mounted;
    panel = await addPanel(demo, opening, {
      router,
      replaceApp: async (change) => {
        flushSync(() => renderApp(false));
        try {
          await change();
        } finally {
          renderApp();
        }
      },
      baseUrl: globalThis.location.origin + basePath.replace(/\/$/, ''),
    });
    renderApp();
  } catch (error) {
    const isAddressInvalid = opening?.failure !== undefined;
    showFailure(root, baseLanguage(language), isAddressInvalid ? opening.failure : error, isAddressInvalid);
  }
}

/** Rejects with ConfigError. */
async function openLive(basePath: string): Promise<void> {
  await loadConfig(basePath);
  await applyConfiguredOverlay(basePath, () => config().apiBaseUrl);
}

/** Returns null when the panel cannot load; the demo works without it. */
async function addPanel(
  demo: Demo,
  opening: EmulatorStart,
  parts: Omit<DemoControlOptions, 'emulator'>,
): Promise<ReactNode> {
  try {
    const [{ attachPanel }, { control }] = await Promise.all([demo.loadPanel(), opening.connection]);
    // Keeps this code out of live builds and of demos without a real API.
    const emulator =
      import.meta.env.VITE_API_MODE === 'mock' && import.meta.env.VITE_API_BASE_URL
        ? (await import('./live-control')).withLiveTags(control)
        : control;
    return await attachPanel({ ...parts, emulator }, opening.scriptLink);
  } catch {
    return null;
  }
}

const basename = (basePath: string): string => basePath.replace(/\/$/, '') || '/';

const orConfigError = (error: unknown): ConfigError => {
  if (error instanceof ConfigError) return error;
  throw error;
};

interface EmulatorStart {
  readonly connection: Promise<DemoConnection>;
  readonly scriptLink: ScriptLink | undefined;
  /** Resolves at once, unless the address names a scenario or persona. */
  ready: Promise<unknown>;
  failure?: unknown;
}

/** Starts the emulator behind the first screen; earlier calls wait for it. */
function startEmulator(openEmulator: OpenDemo, basePath: string): EmulatorStart {
  const { options, scriptLink, rest, hasOptions } = readEmulatorOptions(globalThis.location.href);
  applyConfig({ apiBaseUrl: '' });
  const liveTags = readLiveTags();
  // When users sign in at the real API, the emulator still needs a persona.
  const isSessionLive = liveTags.includes('session');
  const connection = openEmulator(isSessionLive ? { persona: 'standard', ...options } : options, basePath);
  const opening: EmulatorStart = { connection, scriptLink, ready: hasOptions ? connection : Promise.resolve() };
  const emulated = connection.then(
    (connected) => {
      setNowSource(() => connected.now());
      if (hasOptions) globalThis.history.replaceState(globalThis.history.state, '', rest);
      if (connected.session !== undefined && !isSessionLive) setSessionToken(connected.session ?? undefined);
      connected.onOtherTabChange(() => void queryClient().invalidateQueries());
      connected.onTransportMode((mode) => {
        document.documentElement.dataset['emulator'] = mode;
      });
      return connected.send;
    },
    (error: unknown) => {
      opening.failure = error;
      throw error;
    },
  );
  emulated.catch(() => undefined);
  setTransport(emulated);
  if (liveTags.length > 0) {
    const hybrid = import('./hybrid-start').then(({ openHybrid }) =>
      openHybrid({
        liveTags,
        base: basePath,
        handle: connection,
        emulated: async (request) => (await emulated)(request),
      }),
    );
    setTransport(hybrid);
    opening.ready = Promise.all([hybrid, opening.ready]).catch((error: unknown) => {
      opening.failure = error;
      throw error;
    });
    document.documentElement.dataset['liveNouns'] = liveTags.join(' ');
  }
  return opening;
}
