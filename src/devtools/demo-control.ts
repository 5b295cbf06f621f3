import { setSessionToken, sessionToken, onSessionChange } from '#src/api/session-token';
import { TaskStatus } from '#src/contract/enums.gen';
import { queryClient } from '#src/data/query-client';
import { taskQueries } from '#src/data/tasks';
import { infoPath, paths } from '#src/domain/paths';
import { switchLanguage } from '#src/i18n/init';
import { isShownLanguage } from '#src/i18n/pseudo-language';
import { subscribeToThemeChoice, storeLanguage, setThemeChoice, themeChoice } from '#src/state/preferences';
import type { DemoActions, DemoControl, DemoState, EmulatorControl } from './control';
import { ReasonedError } from './reasons';

/** Addresses are without the build's base path. */
export interface DemoRouter {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  navigate(path: string): Promise<void>;
  subscribe(listener: () => void): () => void;
}

export interface DemoControlOptions {
  readonly emulator: EmulatorControl;
  readonly router: DemoRouter;
  /** Remounts the application, so that no data of the previous user stays visible. */
  readonly remount: () => void;
  /** Origin and base path, without a trailing slash. */
  readonly baseUrl: string;
}

export function createDemoControl({ emulator, router, remount, baseUrl: home }: DemoControlOptions): DemoControl {
  const listeners = new Set<() => void>();
  let state: DemoState | undefined;
  const notify = () => {
    state = undefined;
    for (const listener of listeners) listener();
  };
  emulator.onChange(notify);
  onSessionChange(notify);
  subscribeToThemeChoice(notify);
  router.subscribe(notify);

  const startSession = (token: string | null) => {
    setSessionToken(token ?? undefined);
    queryClient().clear();
    remount();
    notify();
  };
  const refetchAll = async () => {
    await queryClient().invalidateQueries();
  };
  const actions: DemoActions = {
    ...(emulator.exportState ? { exportState: emulator.exportState } : {}),
    addFault: emulator.addFault,
    removeFault: emulator.removeFault,
    clearTraffic: emulator.clearTraffic,
    becomePersona: async (persona) => startSession(await emulator.signInAs(persona)),
    openScenario: async (scenario) => startSession(await emulator.openScenario(scenario)),
    reset: async () => {
      await emulator.reset();
      startSession(await emulator.signInAs(emulator.state().scenarioPersona));
    },
    setClock: async (clock) => {
      await emulator.setClock(clock);
      await refetchAll();
    },
    advance: async (milliseconds) => {
      await emulator.advance(milliseconds);
      await refetchAll();
    },
    setLanguage: async (language) => {
      await switchLanguage(language);
      storeLanguage(language);
      notify();
      await refetchAll();
    },
    setTheme: async (theme) => setThemeChoice(theme),
    goTo: (path) => router.navigate(path),
    openRun: async (page) => {
      const { items } = await queryClient().query({ ...taskQueries.latest(), staleTime: 0 });
      const task = items.find(({ taskExecuteStatus, currentTotalExtractCount }) =>
        page === 'info' ? taskExecuteStatus === TaskStatus.Running : currentTotalExtractCount > 0,
      );
      if (!task) throw new ReasonedError('No task is running.', [{ reason: 'noRun' }]);
      await router.navigate(page === 'info' ? infoPath(task) : paths.allData(task.taskId));
    },
  };
  const { advanceToNextEvent, importState, setLiveTags, setSeedSize } = emulator;
  if (setSeedSize)
    actions.setSeedSize = async (size) => {
      await setSeedSize(size);
      startSession(await emulator.signInAs(emulator.state().scenarioPersona));
    };
  if (advanceToNextEvent)
    actions.advanceToNextEvent = async () => {
      const hasAdvanced = await advanceToNextEvent();
      await refetchAll();
      return hasAdvanced;
    };
  if (importState)
    actions.importState = async (file) => {
      const persona = emulator.personaOf(sessionToken());
      await importState(file);
      startSession(await emulator.signInAs(persona ?? emulator.state().scenarioPersona));
    };
  // Reloads the page, so it does not refetch: a panel in another window would wait for a result that never comes.
  if (setLiveTags) actions.setLiveTags = (tags) => setLiveTags(tags);

  return {
    catalog: emulator.catalog,
    actions,
    traffic: emulator.traffic,
    state: () => (state ??= readState(emulator, router, home)),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readState(emulator: EmulatorControl, router: DemoRouter, baseUrl: string): DemoState {
  const { pathname, search } = router.state.location;
  const language = document.documentElement.lang;
  return {
    ...emulator.state(),
    address: pathname + search,
    baseUrl,
    persona: emulator.personaOf(sessionToken()),
    language: isShownLanguage(language) ? language : 'en-US',
    theme: themeChoice(),
  };
}
