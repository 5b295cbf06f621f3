import type { ShownLanguage } from '#src/i18n/pseudo-language';
import type { EmulatorDoor, EmulatorWish } from '#src/lib/emulator-door';
import type { DemoAccount } from '#src/shared/session/demo-accounts';
import type { ThemeChoice } from '#src/state/preferences';

/** Somebody the demo can be; `person` is the name on the account, absent for the visitor. */
export interface DemoPersona {
  readonly name: string;
  readonly person?: string;
}

/** A named state of the whole backend: the noun it belongs to and the sentence that says what it shows. */
export interface DemoScenario {
  readonly name: string;
  readonly group: string;
  readonly says: string;
}

export interface DemoOperation {
  readonly id: string;
  readonly noun: string;
  readonly method: string;
  readonly path: string;
}

/** What there is to choose from; it does not change while a page is open. */
export interface DemoCatalogue {
  readonly personas: readonly DemoPersona[];
  readonly scenarios: readonly DemoScenario[];
  readonly operations: readonly DemoOperation[];
  readonly faultKinds: readonly DemoFaultKind[];
  /** How many tasks the seeds may hold; empty where the size cannot be chosen. */
  readonly seedSizes: readonly number[];
  /** Nouns of the contract that may be answered by a real API; empty where everything is emulated. */
  readonly liveNouns: readonly string[];
}

/** One of the catalogue's kinds of fault. */
export type DemoFaultKind = string;

/** What is to go wrong: which calls, how many of them (`share` 0..1, `times` the next so many), and the kind's own numbers. */
export interface DemoFault {
  readonly kind: DemoFaultKind;
  /** Every operation when absent. */
  readonly operation?: string;
  readonly share?: number;
  readonly times?: number;
  readonly status?: number;
  readonly milliseconds?: number;
}

export interface DemoFaultInForce extends DemoFault {
  readonly id: string;
  /** Several operations of a scenario's fault. */
  readonly operations?: readonly string[];
}

/** How the emulator's time runs; `at` is ISO 8601, `factor` times as fast as real time. */
export type DemoClock =
  | { readonly mode: 'real' }
  | { readonly mode: 'frozen'; readonly at: string }
  | { readonly mode: 'speed'; readonly factor: number };

/** Everything about the demo that changes, as it is now. */
export interface DemoState {
  /** Path and query of the page on the stage. */
  readonly address: string;
  /** Where links to this demo begin: origin and base path, without a slash at the end. */
  readonly home: string;
  /** Name of the persona that is signed in, 'visitor' for nobody, undefined for an account made in the demo. */
  readonly persona: string | undefined;
  readonly scenario: string;
  /** The persona that the scenario begins with. */
  readonly scenarioPersona: string;
  readonly clock: DemoClock;
  /** The emulator's time in epoch milliseconds when this state was taken. */
  readonly now: number;
  readonly faults: readonly DemoFaultInForce[];
  readonly seedSize: number | undefined;
  readonly language: ShownLanguage;
  readonly theme: ThemeChoice;
  readonly liveNouns: readonly string[];
}

/** One place where an answer leaves the contract: a JSON pointer into it ('' is all of it), and what is wrong there. */
export interface TrafficDeviation {
  readonly pointer: string;
  readonly message: string;
}

/** A body as the list keeps it: at most 64 kB, secrets masked. */
export interface TrafficBody {
  readonly text: string;
  /** Whether more was sent than is kept. */
  readonly cut: boolean;
}

/** One call and its answer. A call that waits has no status; status 0 is a connection that failed. */
export interface TrafficEntry {
  readonly id: number;
  readonly operation: string;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** When it was asked, by the emulator's clock, in epoch milliseconds. */
  readonly at: number;
  readonly answeredBy: 'emulator' | 'live';
  /** Without cookies and the session's token. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it carried a session's token. */
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

/** What the emulator lets a panel do. Actions that are absent are not there in this demo. */
export interface EmulatorActions {
  setClock(clock: DemoClock): Promise<void>;
  /** Moves time on by milliseconds. */
  advance(milliseconds: number): Promise<void>;
  /** Moves time on to the next thing that happens by itself; gives whether there was one. */
  advanceToNextEvent?(): Promise<boolean>;
  addFault(fault: DemoFault): Promise<void>;
  removeFault(id: string): Promise<void>;
  clearTraffic(): Promise<void>;
  setSeedSize?(size: number): Promise<void>;
  exportState?(): Promise<Blob>;
  /** Rejects with an Error whose `reasons` say why a file is refused; the state is then as it was. */
  importState?(file: Blob): Promise<void>;
  /** Rejects with an Error whose `reasons` say why these nouns cannot be live together. */
  setLiveNouns?(nouns: readonly string[]): Promise<void>;
}

/** The emulator as the stage uses it. */
export interface EmulatorControl extends EmulatorActions {
  readonly catalogue: DemoCatalogue;
  readonly traffic: TrafficFeed;
  state(): Pick<DemoState, 'scenario' | 'scenarioPersona' | 'clock' | 'now' | 'faults' | 'seedSize' | 'liveNouns'>;
  /** Name of the persona that a session's token stands for; 'visitor' without one. */
  personaOf(token: string | undefined): string | undefined;
  /** Puts a scenario in place of everything there is; gives the token of its persona, null for the visitor. */
  openScenario(name: string): Promise<string | null>;
  /** Opens a session; gives its token, null for the visitor. */
  signInAs(persona: string): Promise<string | null>;
  /** Puts the seeds of the scenario back. */
  reset(): Promise<void>;
  onChange(listener: () => void): () => void;
}

/** Everything a panel can do to the page it drives; arguments and results survive being sent to another window. */
export interface DemoActions extends EmulatorActions {
  becomePersona(persona: string): Promise<void>;
  openScenario(scenario: string): Promise<void>;
  setLanguage(language: ShownLanguage): Promise<void>;
  setTheme(theme: ThemeChoice): Promise<void>;
  /** Leads the page to an address of the product. */
  goTo(path: string): Promise<void>;
  /** Puts the seeds of the scenario back and begins with its persona. */
  reset(): Promise<void>;
}

/** What the panel works on: the page it is docked to, or one in another window. */
export interface DemoControl {
  readonly catalogue: DemoCatalogue;
  readonly actions: DemoActions;
  readonly traffic: Pick<TrafficFeed, 'entries' | 'onChange'>;
  state(): DemoState;
  onChange(listener: () => void): () => void;
}

/** The emulator's door in a demo, with the control that its panel needs. */
export interface DemoDoor extends EmulatorDoor {
  readonly control: EmulatorControl;
  /** What the sign-in page offers with one click. */
  readonly accounts: readonly DemoAccount[];
}

/** Opens the emulator of a demo; rejects with an Error whose message names what is wrong with the wish. */
export type OpenDemo = (wish: EmulatorWish, base: string) => Promise<DemoDoor>;
