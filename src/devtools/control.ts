import type { ShownLanguage } from '#src/i18n/pseudo-language';
import type { EmulatorHandle, EmulatorOptions } from '#src/lib/emulator-handle';
import type { DemoAccount } from '#src/shared/session/demo-accounts';
import type { ThemeChoice } from '#src/state/preferences';

/** `accountName` is missing for the visitor. */
export interface DemoPersona {
  readonly name: string;
  readonly accountName?: string;
}

export interface DemoScenario {
  readonly name: string;
  readonly group: string;
  readonly description: string;
}

export type CuratedScenario =
  | 'everyday'
  | 'newAccount'
  | 'fullAccount'
  | 'limitsReached'
  | 'lowBalance'
  | 'planExpired'
  | 'membersEveryday'
  | 'serviceUnsteady'
  | 'tasksOffline'
  | 'signedOut';

export interface DemoOperation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
}

export interface DemoCatalog {
  readonly personas: readonly DemoPersona[];
  readonly scenarios: readonly DemoScenario[];
  readonly curated: readonly CuratedScenario[];
  readonly operations: readonly DemoOperation[];
  readonly faultKinds: readonly DemoFaultKind[];
  readonly seedSizes: readonly number[];
  /** Tags that a real API can serve; empty where everything is emulated. */
  readonly liveTags: readonly string[];
}

export type DemoFaultKind = string;

/** `share` is 0 to 1; `times` limits the fault to that many calls. */
export interface DemoFault {
  readonly kind: DemoFaultKind;
  readonly operation?: string;
  readonly share?: number;
  readonly times?: number;
  readonly status?: number;
  readonly milliseconds?: number;
}

export interface ActiveDemoFault extends DemoFault {
  readonly id: string;
  readonly operations?: readonly string[];
}

/** `at` is ISO 8601; `factor` multiplies real time. */
export type DemoClock =
  | { readonly mode: 'real' }
  | { readonly mode: 'frozen'; readonly at: string }
  | { readonly mode: 'speed'; readonly factor: number };

export interface DemoState {
  /** Path and query of the controlled page. */
  readonly address: string;
  /** Origin and base path, without a trailing slash. */
  readonly baseUrl: string;
  /** 'visitor' without a session; undefined for an account created in the demo. */
  readonly persona: string | undefined;
  readonly scenario: string;
  readonly scenarioPersona: string;
  readonly clock: DemoClock;
  readonly now: number;
  readonly faults: readonly ActiveDemoFault[];
  readonly seedSize: number | undefined;
  readonly language: ShownLanguage;
  readonly theme: ThemeChoice;
  readonly liveTags: readonly string[];
  /** With a slash at the end; empty where none is known. */
  readonly storybookUrl: string;
  /** Mark of the file that opened the topmost dialog (decision 69). */
  readonly openDialog: string | undefined;
}

export interface TrafficDeviation {
  readonly pointer: string;
  readonly message: string;
}

/** At most 64 kB, with secrets masked. */
export interface TrafficBody {
  readonly text: string;
  readonly truncated: boolean;
}

/** A pending call has no status; status 0 is a failed connection. */
export interface TrafficEntry {
  readonly id: number;
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** When it was sent, by the emulator's clock, in epoch milliseconds. */
  readonly at: number;
  readonly answeredBy: 'emulator' | 'live';
  /** Without cookies and the session token. */
  readonly headers: Readonly<Record<string, string>>;
  readonly signedIn: boolean;
  readonly request: TrafficBody | undefined;
  readonly status: number | undefined;
  readonly milliseconds: number | undefined;
  readonly contentType: string | undefined;
  readonly response: TrafficBody | undefined;
  readonly deviations: readonly TrafficDeviation[];
}

/** The last 500 calls, oldest first; the same array until something changes. */
export interface TrafficFeed {
  entries(): readonly TrafficEntry[];
  clear(): void;
  onChange(listener: () => void): () => void;
}

export interface EmulatorActions {
  setClock(clock: DemoClock): Promise<void>;
  advance(milliseconds: number): Promise<void>;
  /** Advances to the next simulation event; resolves to false when there is none. */
  advanceToNextEvent?(): Promise<boolean>;
  addFault(fault: DemoFault): Promise<void>;
  removeFault(id: string): Promise<void>;
  clearTraffic(): Promise<void>;
  setSeedSize?(size: number): Promise<void>;
  exportState?(): Promise<Blob>;
  /** Rejects with an Error with `reasons` and leaves the state unchanged. */
  importState?(file: Blob): Promise<void>;
  /** Rejects with an Error with `reasons` when these tags cannot be live together. */
  setLiveTags?(tags: readonly string[]): Promise<void>;
}

export interface EmulatorControl extends EmulatorActions {
  readonly catalog: DemoCatalog;
  readonly traffic: TrafficFeed;
  state(): Pick<DemoState, 'scenario' | 'scenarioPersona' | 'clock' | 'now' | 'faults' | 'seedSize' | 'liveTags'>;
  /** 'visitor' without a token; undefined for a token of no persona. */
  personaOf(token: string | undefined): string | undefined;
  /** Resolves to a session token, null for the visitor. */
  openScenario(name: string): Promise<string | null>;
  signInAs(persona: string): Promise<string | null>;
  reset(): Promise<void>;
  onChange(listener: () => void): () => void;
}

export type DemoPage = string | { readonly run: 'info' | 'data' };

/** Arguments and results must survive a structured clone. */
export interface DemoActions extends EmulatorActions {
  becomePersona(persona: string, page?: DemoPage): Promise<void>;
  openScenario(scenario: string, options?: { readonly persona?: string; readonly page?: DemoPage }): Promise<void>;
  setLanguage(language: ShownLanguage): Promise<void>;
  setTheme(theme: ThemeChoice): Promise<void>;
  /** Rejects with `reasons` when no task has such a page. */
  goTo(page: DemoPage): Promise<void>;
  /** Resolves when the user can pick; the page then opens the story of what was picked. */
  pickComponent?(): Promise<void>;
  reset(): Promise<void>;
}

export interface DemoControl {
  readonly catalog: DemoCatalog;
  readonly actions: DemoActions;
  readonly traffic: Pick<TrafficFeed, 'entries' | 'onChange'>;
  state(): DemoState;
  onChange(listener: () => void): () => void;
}

export interface DemoConnection extends EmulatorHandle {
  readonly control: EmulatorControl;
  readonly accounts: readonly DemoAccount[];
}

/** Rejects with an Error whose message names the invalid option. */
export type OpenDemo = (options: EmulatorOptions, basePath: string) => Promise<DemoConnection>;
