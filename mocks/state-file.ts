import { ParameterDataType } from '#src/contract/enums.gen';
import schemas from '#src/contract/schemas.gen.json';
import type { Schemas } from '#src/contract/types';
import { hashText } from '#src/lib/hash';
import type { AccountRecord } from './db/account';
import { createDatabase } from './db/database';
import type { TaskRecord } from './db/tasks';
import type { Emulator } from './emulator';
import { Clock } from './lib/clock';
import { isClockSetting } from './lib/control';
import { randomToken } from './lib/digest';
import type { StateNote } from './lib/persisted-state';
import { isScenario } from './scenarios';
import { PASSWORD, passwordDigest } from './seeds/accounts';
import { templateSeed } from './seeds/template-states';
import { parameterId } from './seeds/templates/parameters';

/** Increase when seeds or records change shape; earlier states are then refused. */
const SEED_VERSION = 6;
const FORMAT = 'gleaner-state';

/** Of the seeds, the records and the contract. */
export const stateVersion = (): string => `${SEED_VERSION}-${hashText(JSON.stringify(schemas))}`;

type Stores = Readonly<Record<string, readonly object[]>>;

export interface StateFile {
  readonly format: typeof FORMAT;
  readonly version: string;
  /** Checksum of `stores` as JSON; detects a truncated or edited file. */
  readonly checksum: number;
  readonly note: StateNote;
  readonly stores: Stores;
}

export type StateFileErrorReason = 'notAState' | 'otherVersion' | 'damaged';

export class StateFileError extends Error {
  readonly reasons: readonly { readonly reason: StateFileErrorReason }[];

  constructor(reason: StateFileErrorReason, message: string) {
    super(message);
    this.reasons = [{ reason }];
  }
}

/** Keeps the time across a reload. */
export function noteOf({ clock, scenarioName: scenario }: Emulator): StateNote {
  const { setting } = clock;
  const at = new Date(clock.now()).toISOString();
  if (setting.mode === 'frozen') return { scenario, clock: { mode: 'frozen', at }, ahead: 0 };
  if (setting.mode === 'speed')
    return { scenario, clock: { mode: 'speed', factor: setting.factor, from: at }, ahead: 0 };
  return { scenario, clock: setting, ahead: Math.max(0, clock.now() - new Clock().now()) };
}

/** Serializes the state. Omits sessions, passwords, mailed codes, proxy lines, cookies and download tokens: people share files. */
export function exportState(emulator: Emulator): string {
  const stores = withoutSecrets(emulator.db.snapshot());
  const text = JSON.stringify(stores);
  const head = { format: FORMAT, version: stateVersion(), checksum: hashText(text), note: noteOf(emulator) } as const;
  return `${JSON.stringify(head).slice(0, -1)},"stores":${text}}`;
}

/** Parses and checks a state file. Throws StateFileError for an unusable one. */
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
    // Loads into an empty database first, so that a failure changes nothing.
    await createDatabase(() => undefined).load(stores);
  } catch {
    throw new StateFileError('damaged', 'A part of the state is missing from this file.');
  }
  return { format: FORMAT, version: stateVersion(), checksum: file['checksum'], note, stores };
}

export async function importState(emulator: Emulator, { note, stores }: StateFile): Promise<void> {
  if (!isScenario(note.scenario)) throw new StateFileError('damaged', `There is no scenario '${note.scenario}'.`);
  await emulator.reset(note.scenario);
  emulator.clock.set(note.clock);
  if (note.ahead > 0) emulator.clock.advance(note.ahead);
  await emulator.db.load({
    ...stores,
    accounts: await Promise.all(((stores['accounts'] ?? []) as AccountRecord[]).map(withDemoPassword)),
    exports: (stores['exports'] ?? []).map(withNewFileToken),
  });
}

const withDemoPassword = async (account: AccountRecord): Promise<AccountRecord> =>
  account.passwordDigest === OMITTED
    ? { ...account, passwordDigest: await passwordDigest(account.userId, PASSWORD) }
    : account;

const withNewFileToken = (job: object): object => ({ ...job, fileToken: randomToken() });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const isTruncated = text.trimStart().startsWith(`{"format":"${FORMAT}"`);
    throw new StateFileError(
      isTruncated ? 'damaged' : 'notAState',
      isTruncated ? 'This file was cut short.' : 'This file is not a state of this demo.',
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

const OMITTED = '';
const SECRET_STORES = new Set(['sessions', 'mails']);

function withoutSecrets(stores: Stores): Stores {
  return Object.fromEntries(
    Object.entries(stores).map(([name, list]) => {
      if (SECRET_STORES.has(name)) return [name, []];
      if (name === 'accounts') return [name, (list as AccountRecord[]).map(withoutPassword)];
      if (name === 'exports') return [name, list.map((job) => ({ ...job, fileToken: OMITTED }))];
      return [name, name === 'tasks' ? list.map((task) => withoutTaskSecrets(task as TaskRecord)) : list];
    }),
  );
}

const withoutPassword = (account: AccountRecord): AccountRecord =>
  account.passwordDigest === undefined ? account : { ...account, passwordDigest: OMITTED };

function withoutTaskSecrets(task: TaskRecord): TaskRecord {
  const { ipProxySettings: proxies, userInputParameters: parameters } = task;
  const custom = proxies?.customIpProxySettings;
  return {
    ...task,
    ipProxySettings: proxies && custom ? { ...proxies, customIpProxySettings: { ...custom, proxies: [] } } : proxies,
    userInputParameters: parameters === undefined ? undefined : withoutCookies(parameters, task.templateRegistrationId),
  };
}

function withoutCookies(text: string, template: string | undefined): string {
  const seed = template === undefined ? undefined : templateSeed(template);
  const logins = seed?.parameters.filter(({ dataType }) => dataType === ParameterDataType.PreLogin) ?? [];
  if (!seed || logins.length === 0) return text;
  const names = new Set(logins.map(({ paramName }) => paramName));
  const ids = new Set(logins.map(({ key }) => parameterId(seed.id, key)));
  const saved = JSON.parse(text) as Schemas['UserInputParameters'];
  return JSON.stringify({
    ...saved,
    UIParameters: saved.UIParameters.map((entry) => (ids.has(entry.Id) ? { ...entry, Value: '' } : entry)),
    TemplateParameters: saved.TemplateParameters.map((entry) =>
      names.has(entry.ParamName) ? { ...entry, Value: '' } : entry,
    ),
  });
}
