import { setSessionToken, sessionToken, onSessionChange } from '#src/api/session-token';
import { TaskStatus } from '#src/contract/enums.gen';
import { queryClient } from '#src/data/query-client';
import { taskQueries } from '#src/data/tasks';
import { infoPath, paths } from '#src/domain/paths';
import { switchLanguage } from '#src/i18n/init';
import { isShownLanguage } from '#src/i18n/pseudo-language';
import { subscribeToThemeChoice, storeLanguage, setThemeChoice, themeChoice } from '#src/state/preferences';
import type { DemoActions, DemoControl, DemoPage, DemoState, EmulatorControl } from './control';
import { ReasonedError } from './reasons';
import { markOfOpenDialog, watchDocument } from './story-marks';

/** Addresses are without the build's base path. */
export interface DemoRouter {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  navigate(path: string): Promise<void>;
  subscribe(listener: () => void): () => void;
}

export interface DemoControlOptions {
  readonly emulator: EmulatorControl;
  readonly router: DemoRouter;
  /**
   * Unmounts the application during `change`, so that no data of the previous user stays visible and no redirect of
   * the previous page overrides the new one.
   */
  readonly replaceApp: (change: () => void | Promise<void>) => Promise<void>;
  /** Origin and base path, without a trailing slash. */
  readonly baseUrl: string;
}

export function createDemoControl(
  { emulator, router, replaceApp, baseUrl: home }: DemoControlOptions,
  storybookUrl: string,
): DemoControl {
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

  const open = async (page: DemoPage): Promise<void> => {
    if (typeof page === 'string') return router.navigate(page);
    const { items } = await queryClient().query({ ...taskQueries.latest(), staleTime: 0 });
    const task = items.find(({ taskExecuteStatus, currentTotalExtractCount }) =>
      page.run === 'info' ? taskExecuteStatus === TaskStatus.Running : currentTotalExtractCount > 0,
    );
    if (!task) throw new ReasonedError('No task is running.', [{ reason: 'noRun' }]);
    await router.navigate(page.run === 'info' ? infoPath(task) : paths.allData(task.taskId));
  };
  const startSession = async (token: string | null, page?: DemoPage) => {
    await replaceApp(async () => {
      setSessionToken(token ?? undefined);
      queryClient().clear();
      if (page !== undefined) await open(page);
    });
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
    becomePersona: async (persona, page) => startSession(await emulator.signInAs(persona), page),
    openScenario: async (scenario, { persona, page } = {}) => {
      const token = await emulator.openScenario(scenario);
      await startSession(persona === undefined ? token : await emulator.signInAs(persona), page);
    },
    reset: async () => {
      await emulator.reset();
      await startSession(await emulator.signInAs(emulator.state().scenarioPersona));
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
    goTo: open,
  };
  const { advanceToNextEvent, importState, setLiveTags, setSeedSize } = emulator;
  if (setSeedSize)
    actions.setSeedSize = async (size) => {
      await setSeedSize(size);
      await startSession(await emulator.signInAs(emulator.state().scenarioPersona));
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
      await startSession(await emulator.signInAs(persona ?? emulator.state().scenarioPersona));
    };
  // Reloads the page, so it does not refetch.
  if (setLiveTags) actions.setLiveTags = (tags) => setLiveTags(tags);

  const read = () =>
    (state ??= {
      ...readState(emulator, router, home),
      storybookUrl,
      openDialog: storybookUrl === '' ? undefined : markOfOpenDialog(),
    });
  if (storybookUrl !== '') actions.pickComponent = async () => (await import('./pick-component')).pickComponent(read);
  const compareDialog = () => {
    if (markOfOpenDialog() !== read().openDialog) notify();
  };
  let stopWatching: (() => void) | undefined;
  return {
    catalog: emulator.catalog,
    actions,
    traffic: emulator.traffic,
    state: read,
    onChange: (listener) => {
      listeners.add(listener);
      if (storybookUrl !== '') stopWatching ??= watchDocument(compareDialog);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopWatching?.();
        stopWatching = undefined;
      };
    },
  };
}

function readState(
  emulator: EmulatorControl,
  router: DemoRouter,
  baseUrl: string,
): Omit<DemoState, 'storybookUrl' | 'openDialog'> {
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
