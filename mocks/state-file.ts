import { ParameterDataType } from '#src/contract/enums.gen';
import document from '#src/contract/openapi.gen.json';
import type { Schemas } from '#src/contract/types';
import { hashText } from '#src/lib/hash';
import { createDatabase } from './db/database';
import type { TaskRecord } from './db/tasks';
import type { Emulator } from './emulator';
import { Clock } from './lib/clock';
import { isClockSetting } from './lib/control';
import type { StateNote } from './lib/kept-state';
import { isScenario } from './scenarios';
import { templateSeed } from './seeds/template-states';
import { parameterId } from './seeds/templates/parameters';

/** Raised by hand whenever seeds or records change shape: a state of before is then not read any more. */
const SEED_VERSION = 5;
const FORMAT = 'gleaner-state';

/** The version of a state that this build writes and reads: of its seeds, its records and its contract. */
export const stateVersion = (): string => `${SEED_VERSION}-${hashText(JSON.stringify(document))}`;

type Stores = Readonly<Record<string, readonly object[]>>;

/** The whole state of an emulator in a file. */
export interface StateFile {
  readonly format: typeof FORMAT;
  readonly version: string;
  /** Of `stores` as JSON: a file that was cut or edited does not fit it. */
  readonly checksum: number;
  readonly note: StateNote;
  readonly stores: Stores;
}

/** Why a file is refused: it is none of ours, of another version, or not as it was written. */
export type StateFileProblem = 'notAState' | 'otherVersion' | 'damaged';

/** A file that is refused; `reasons` says why in a word, the message in a sentence. */
export class StateFileError extends Error {
  readonly reasons: readonly { readonly reason: StateFileProblem }[];

  constructor(reason: StateFileProblem, message: string) {
    super(message);
    this.reasons = [{ reason }];
  }
}

/** The scenario and the clock of an emulator, so that time goes on where it stood. */
export function noteOf({ clock, scenarioName: scenario }: Emulator): StateNote {
  const { setting } = clock;
  const at = new Date(clock.now()).toISOString();
  if (setting.mode === 'frozen') return { scenario, clock: { mode: 'frozen', at }, ahead: 0 };
  if (setting.mode === 'speed')
    return { scenario, clock: { mode: 'speed', factor: setting.factor, from: at }, ahead: 0 };
  return { scenario, clock: setting, ahead: Math.max(0, clock.now() - new Clock().now()) };
}

/**
 * The whole state of an emulator as the text of a file: version, scenario, clock and every record. Sessions, mailed codes, proxy
 * lines and cookies are left out: a file is passed on.
 */
export function exportState(emulator: Emulator): string {
  const stores = withoutSecrets(emulator.db.snapshot());
  const text = JSON.stringify(stores);
  const head = { format: FORMAT, version: stateVersion(), checksum: hashText(text), note: noteOf(emulator) } as const;
  return `${JSON.stringify(head).slice(0, -1)},"stores":${text}}`;
}

/** Reads the text of a state file and changes nothing; throws StateFileError for one that cannot be used. */
export async function readState(text: string): Promise<StateFile> {
  const file = parse(text);
  if (!isObject(file) || file['format'] !== FORMAT)
    throw new StateFileError('notAState', 'This file is not a state of this demo.');
  if (file['version'] !== stateVersion())
    throw new StateFileError('otherVersion', 'This state was saved by another version of the demo.');
  const { note, stores } = file;
  if (!isNote(note) || !isStores(stores) || file['checksum'] !== hashText(JSON.stringify(stores)))
    throw new StateFileError('damaged', 'This file was cut or changed after it was saved.');
  try {
    // Tried on an empty database first, so that a file that does not fit leaves everything as it is.
    await createDatabase(() => undefined).load(stores);
  } catch {
    throw new StateFileError('damaged', 'This file lacks a part of the state.');
  }
  return { format: FORMAT, version: stateVersion(), checksum: file['checksum'], note, stores };
}

/** Puts a state that was read in place of everything: scenario, clock and records. */
export async function importState(emulator: Emulator, { note, stores }: StateFile): Promise<void> {
  if (!isScenario(note.scenario)) throw new StateFileError('damaged', `There is no scenario '${note.scenario}'.`);
  await emulator.reset(note.scenario);
  emulator.clock.set(note.clock);
  if (note.ahead > 0) emulator.clock.advance(note.ahead);
  await emulator.db.load(stores);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A state that was cut short begins as one.
    const cut = text.trimStart().startsWith(`{"format":"${FORMAT}"`);
    throw new StateFileError(
      cut ? 'damaged' : 'notAState',
      cut ? 'This file was cut short.' : 'This file is not a state of this demo.',
    );
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isNote = (value: unknown): value is StateNote =>
  isObject(value) &&
  typeof value['scenario'] === 'string' &&
  isScenario(value['scenario']) &&
  isClockSetting(value['clock']) &&
  typeof value['ahead'] === 'number' &&
  value['ahead'] >= 0;

const isStores = (value: unknown): value is Stores =>
  isObject(value) && Object.values(value).every((list) => Array.isArray(list) && list.every(isObject));

/** Stores that hold nothing but secrets for a while. */
const SECRET_STORES = new Set(['sessions', 'mails']);

function withoutSecrets(stores: Stores): Stores {
  return Object.fromEntries(
    Object.entries(stores).map(([name, list]) => {
      if (SECRET_STORES.has(name)) return [name, []];
      // What the tasks' store holds is a task.
      return [name, name === 'tasks' ? list.map((task) => openTask(task as TaskRecord)) : list];
    }),
  );
}

function openTask(task: TaskRecord): TaskRecord {
  const { ipProxySettings: proxies, userInputParameters: parameters } = task;
  const custom = proxies?.customIpProxySettings;
  return {
    ...task,
    ipProxySettings: proxies && custom ? { ...proxies, customIpProxySettings: { ...custom, proxies: [] } } : proxies,
    userInputParameters: parameters === undefined ? undefined : withoutCookies(parameters, task.templateRegistrationId),
  };
}

/** Saved parameters without what a login left in them. */
function withoutCookies(text: string, template: string | undefined): string {
  const seed = template === undefined ? undefined : templateSeed(template);
  const logins = seed?.parameters.filter(({ dataType }) => dataType === ParameterDataType.PreLogin) ?? [];
  if (!seed || logins.length === 0) return text;
  const names = new Set(logins.map(({ paramName }) => paramName));
  const ids = new Set(logins.map(({ key }) => parameterId(seed.id, key)));
  // The emulator takes no other parameters in.
  const saved = JSON.parse(text) as Schemas['UserInputParameters'];
  return JSON.stringify({
    ...saved,
    UIParameters: saved.UIParameters.map((entry) => (ids.has(entry.Id) ? { ...entry, Value: '' } : entry)),
    TemplateParameters: saved.TemplateParameters.map((entry) =>
      names.has(entry.ParamName) ? { ...entry, Value: '' } : entry,
    ),
  });
}
