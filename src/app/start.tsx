import { createRoot } from 'react-dom/client';
import { StrictMode, type ReactNode } from 'react';
import { applyConfig, config, ConfigError, loadConfig } from '#src/api/config';
import { setSessionToken, shareSession } from '#src/api/session-token';
import { liveNouns } from '#src/api/live-nouns';
import { applyConfiguredOverlay } from '#src/api/overlay';
import { setTransport, type Transport } from '#src/api/transport';
import { matchLanguage } from '#src/i18n/languages';
import { startLanguages } from '#src/i18n/init';
import { isShown, spokenLanguage } from '#src/i18n/pseudo-language';
import type { StageParts } from '#src/devtools/stage';
import type { DemoDoor, OpenDemo } from '#src/devtools/control';
import { readWish } from '#src/lib/emulator-door';
import { queryClient } from '#src/data/query-client';
import { restoreSession } from '#src/data/session';
import { setNowSource } from '#src/lib/now';
import { chosenLanguage } from '#src/state/preferences';
import { App } from './app';
import { createAppRouter } from './router';
import { showFailure } from './start-failure';
import { StorageNotices } from './storage-notices';
import { takeWishedLanguage } from './wished-language';

export interface Demo {
  readonly open: OpenDemo;
  readonly loadTexts: () => Promise<void>;
  readonly loadPanel: () => Promise<{ attachPanel(parts: StageParts): Promise<ReactNode> }>;
}

/** Never rejects and never leaves a white page. */
export async function start(root: HTMLElement, demo: Demo | undefined): Promise<void> {
  const chosen = (demo && takeWishedLanguage()) ?? chosenLanguage();
  const language = isShown(chosen) ? chosen : matchLanguage(navigator.languages);
  document.documentElement.lang = language;
  const base = import.meta.env.BASE_URL;
  const opening = demo ? openInPage(demo.open, base) : undefined;
  try {
    const [settings] = await Promise.all([
      opening ? opening.ready : openLive(base).catch(orConfigError),
      startLanguages(language),
      shareSession(),
    ]);
    await restoreSession();
    const shown = createRoot(root);
    if (settings instanceof ConfigError) {
      const { SettingsUnreadable } = await import('./settings-unreadable');
      shown.render(
        <StrictMode>
          <SettingsUnreadable />
        </StrictMode>,
      );
      return;
    }
    // Last, since a router immediately loads its first page.
    const router = createAppRouter(basename(base));
    let drawing = 0;
    let panel: ReactNode = null;
    const draw = () =>
      shown.render(
        <StrictMode>
          <App key={drawing} router={router} />
          {opening && demo && <StorageNotices door={opening.door} loadTexts={demo.loadTexts} />}
          {panel}
        </StrictMode>,
      );
    draw();
    if (!demo || !opening) return;
    const redraw = () => {
      drawing += 1;
      draw();
    };
    panel = await addPanel(demo, opening, {
      router,
      redraw,
      home: globalThis.location.origin + base.replace(/\/$/, ''),
    });
    draw();
  } catch (error) {
    const wrongAddress = opening?.failure !== undefined;
    showFailure(root, spokenLanguage(language), wrongAddress ? opening.failure : error, wrongAddress);
  }
}

/** Rejects with ConfigError. */
async function openLive(base: string): Promise<void> {
  await loadConfig(base);
  await applyConfiguredOverlay(base, () => config().apiBaseUrl);
}

/** Returns null when the panel cannot load; the demo works without it. */
async function addPanel(demo: Demo, opening: Opening, parts: Omit<StageParts, 'emulator'>): Promise<ReactNode> {
  try {
    const [{ attachPanel }, { control }] = await Promise.all([demo.loadPanel(), opening.door]);
    // Keeps this code out of live builds and of demos without a real API.
    const emulator =
      import.meta.env.VITE_API_MODE === 'mock' && import.meta.env.VITE_API_BASE_URL
        ? (await import('./live-control')).withLiveNouns(control)
        : control;
    return await attachPanel({ ...parts, emulator });
  } catch {
    return null;
  }
}

const basename = (base: string): string => base.replace(/\/$/, '') || '/';

const orConfigError = (error: unknown): ConfigError => {
  if (error instanceof ConfigError) return error;
  throw error;
};

interface Opening {
  readonly door: Promise<DemoDoor>;
  /** Resolves at once, unless the address names a scenario or persona. */
  ready: Promise<unknown>;
  failure?: unknown;
}

/** Starts the emulator behind the first screen; earlier calls wait for it. */
function openInPage(openEmulator: OpenDemo, base: string): Opening {
  const { wish, rest, isWish } = readWish(globalThis.location.href);
  applyConfig({ apiBaseUrl: '' });
  const live = liveNouns();
  // When users sign in at the real API, the emulator still needs a persona.
  const signsInElsewhere = live.includes('session');
  const door = openEmulator(signsInElsewhere ? { persona: 'standard', ...wish } : wish, base);
  const inPage: Transport = async (request) => (await (await door).answer(request)) ?? Response.error();
  let emulated = inPage;
  setTransport((request) => emulated(request));
  const opening: Opening = { door, ready: isWish ? door : Promise.resolve() };
  if (live.length > 0) {
    const hybrid = import('./hybrid-start').then(({ openHybrid }) =>
      openHybrid({ live, base, door, emulated: (request) => emulated(request) }),
    );
    setTransport(async (request) => (await hybrid)(request));
    opening.ready = Promise.all([hybrid, opening.ready]).catch((error: unknown) => {
      opening.failure = error;
      throw error;
    });
    document.documentElement.dataset['liveNouns'] = live.join(' ');
  }
  door.then(
    (opened) => {
      setNowSource(() => opened.now());
      if (isWish) globalThis.history.replaceState(globalThis.history.state, '', rest);
      if (opened.session !== undefined && !signsInElsewhere) setSessionToken(opened.session ?? undefined);
      opened.onForeignChange(() => void queryClient().invalidateQueries());
      opened.onSeat((seat) => {
        emulated =
          seat === 'worker'
            ? (request) => (opened.isHeavy(request) ? inPage(request) : globalThis.fetch(request))
            : inPage;
        document.documentElement.dataset['emulator'] = seat;
      });
    },
    (error: unknown) => {
      opening.failure = error;
    },
  );
  return opening;
}
