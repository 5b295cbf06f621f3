import { localStore, readJson, writeJson, type SafeStorage } from '#src/lib/storage';
import type { TemplateParameter } from '../field-contract';
import type { FormSnapshot } from '../form-changes';
import { isDraft, type Draft } from './draft';

export interface DraftPlace {
  readonly userId: string;
  readonly templateRegistrationId: string;
  readonly taskId?: string;
}

/** Maximum number of stored drafts, and milliseconds until one expires. */
const MOST = 20;
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;
const INDEX = 'drafts';

const keyOf = ({ userId, templateRegistrationId, taskId }: DraftPlace): string =>
  taskId === undefined ? `draft.${userId}.template.${templateRegistrationId}` : `draft.${userId}.task.${taskId}`;

interface Entry {
  readonly key: string;
  readonly at: number;
}

const isIndex = (value: unknown): value is Entry[] =>
  Array.isArray(value) &&
  value.every(
    (entry: unknown) =>
      typeof entry === 'object' &&
      entry !== null &&
      'key' in entry &&
      typeof entry.key === 'string' &&
      'at' in entry &&
      typeof entry.at === 'number',
  );

const indexOf = (store: SafeStorage): Entry[] => readJson(store, INDEX, isIndex) ?? [];

/** Null for a draft older than 30 days; `now` is in epoch milliseconds. */
export function readDraft(place: DraftPlace, now: number, store: SafeStorage = localStore): Draft | null {
  const draft = readJson(store, keyOf(place), isDraft);
  return draft !== null && now - draft.at > KEPT_FOR ? null : draft;
}

/** Also removes expired drafts and the oldest beyond twenty. */
export function keepDraft(place: DraftPlace, draft: Draft, store: SafeStorage = localStore): void {
  const key = keyOf(place);
  writeJson(store, key, draft);
  const all = [{ key, at: draft.at }, ...indexOf(store).filter((entry) => entry.key !== key)];
  const kept = all.filter((entry) => draft.at - entry.at <= KEPT_FOR).slice(0, MOST);
  for (const entry of all) if (!kept.includes(entry)) store.remove(entry.key);
  writeJson(store, INDEX, kept);
}

export function dropDraft(place: DraftPlace, store: SafeStorage = localStore): void {
  const key = keyOf(place);
  store.remove(key);
  writeJson(
    store,
    INDEX,
    indexOf(store).filter((entry) => entry.key !== key),
  );
}

interface LeftForm {
  readonly key: string;
  readonly parameters: string;
  readonly held: FormSnapshot;
}

/** In memory only, because it contains secrets; only the latest form. */
let leftForm: LeftForm | undefined;

const idsOf = (parameters: readonly TemplateParameter[]) => JSON.stringify(parameters.map(({ Id }) => Id));

/** For the return from a prompt (a top-up, a trial, the plans). */
export function keepForReturn(place: DraftPlace, parameters: readonly TemplateParameter[], held: FormSnapshot): void {
  leftForm = { key: keyOf(place), parameters: idsOf(parameters), held };
}

/** Undefined when the form has other fields now. */
export function returnedForm(place: DraftPlace, parameters: readonly TemplateParameter[]): FormSnapshot | undefined {
  return leftForm?.key === keyOf(place) && leftForm.parameters === idsOf(parameters) ? leftForm.held : undefined;
}

export function dropReturned(): void {
  leftForm = undefined;
}

export function dropEveryDraft(store: SafeStorage = localStore): void {
  for (const { key } of indexOf(store)) store.remove(key);
  store.remove(INDEX);
  leftForm = undefined;
}
