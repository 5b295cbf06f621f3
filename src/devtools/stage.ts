import { setSessionToken, sessionToken, onSessionChange } from '#src/api/session-token';
import { queryClient } from '#src/data/query-client';
import { switchLanguage } from '#src/i18n/init';
import { isShown } from '#src/i18n/pseudo-language';
import { followThemeChoice, rememberLanguage, setThemeChoice, themeChoice } from '#src/state/preferences';
import type { DemoActions, DemoControl, DemoState, EmulatorControl } from './control';

/** Addresses are without the build's base path. */
export interface StageRouter {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  navigate(path: string): Promise<void>;
  subscribe(listener: () => void): () => void;
}

export interface StageParts {
  readonly emulator: EmulatorControl;
  readonly router: StageRouter;
  /** Remounts the application, so that no data of the previous user stays visible. */
  readonly redraw: () => void;
  /** Origin and base path, without a trailing slash. */
  readonly home: string;
}

export function createStage({ emulator, router, redraw, home }: StageParts): DemoControl {
  const listeners = new Set<() => void>();
  let state: DemoState | undefined;
  const tell = () => {
    state = undefined;
    for (const listener of listeners) listener();
  };
  emulator.onChange(tell);
  onSessionChange(tell);
  followThemeChoice(tell);
  router.subscribe(tell);

  const begin = (token: string | null) => {
    setSessionToken(token ?? undefined);
    queryClient().clear();
    redraw();
    tell();
  };
  const readAnew = async () => {
    await queryClient().invalidateQueries();
  };
  const actions: DemoActions = {
    ...(emulator.exportState ? { exportState: emulator.exportState } : {}),
    addFault: emulator.addFault,
    removeFault: emulator.removeFault,
    clearTraffic: emulator.clearTraffic,
    becomePersona: async (persona) => begin(await emulator.signInAs(persona)),
    openScenario: async (scenario) => begin(await emulator.openScenario(scenario)),
    reset: async () => {
      await emulator.reset();
      begin(await emulator.signInAs(emulator.state().scenarioPersona));
    },
    setClock: async (clock) => {
      await emulator.setClock(clock);
      await readAnew();
    },
    advance: async (milliseconds) => {
      await emulator.advance(milliseconds);
      await readAnew();
    },
    setLanguage: async (language) => {
      await switchLanguage(language);
      rememberLanguage(language);
      tell();
      await readAnew();
    },
    setTheme: async (theme) => setThemeChoice(theme),
    goTo: (path) => router.navigate(path),
  };
  const { advanceToNextEvent, importState, setLiveNouns, setSeedSize } = emulator;
  if (setSeedSize)
    actions.setSeedSize = async (size) => {
      await setSeedSize(size);
      begin(await emulator.signInAs(emulator.state().scenarioPersona));
    };
  if (advanceToNextEvent)
    actions.advanceToNextEvent = async () => {
      const moved = await advanceToNextEvent();
      await readAnew();
      return moved;
    };
  if (importState)
    actions.importState = async (file) => {
      const persona = emulator.personaOf(sessionToken());
      await importState(file);
      begin(await emulator.signInAs(persona ?? emulator.state().scenarioPersona));
    };
  // Reloads the page, so it does not refetch: a panel in another window would wait for a result that never comes.
  if (setLiveNouns) actions.setLiveNouns = (nouns) => setLiveNouns(nouns);

  return {
    catalogue: emulator.catalogue,
    actions,
    traffic: emulator.traffic,
    state: () => (state ??= read(emulator, router, home)),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(emulator: EmulatorControl, router: StageRouter, home: string): DemoState {
  const { pathname, search } = router.state.location;
  const language = document.documentElement.lang;
  return {
    ...emulator.state(),
    address: pathname + search,
    home,
    persona: emulator.personaOf(sessionToken()),
    language: isShown(language) ? language : 'en-US',
    theme: themeChoice(),
  };
}
