import { localStore, readJson, writeJson, type SafeStorage } from '#src/lib/storage';
import type { TemplateParameter } from '../field-contract';
import type { FormSnapshot } from '../form-changes';
import { isDraft, type Draft } from './draft';

export interface DraftLocation {
  readonly userId: string;
  readonly templateRegistrationId: string;
  readonly taskId?: string;
}

/** Maximum number of stored drafts, and milliseconds until one expires. */
const MAX_DRAFTS = 20;
const MAX_AGE = 30 * 24 * 60 * 60 * 1000;
const INDEX_KEY = 'drafts';

const keyOf = ({ userId, templateRegistrationId, taskId }: DraftLocation): string =>
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

const indexOf = (store: SafeStorage): Entry[] => readJson(store, INDEX_KEY, isIndex) ?? [];

/** Null for a draft older than 30 days; `now` is in epoch milliseconds. */
export function readDraft(place: DraftLocation, now: number, store: SafeStorage = localStore): Draft | null {
  const draft = readJson(store, keyOf(place), isDraft);
  return draft !== null && now - draft.at > MAX_AGE ? null : draft;
}

/** Also removes expired drafts and the oldest beyond twenty. */
export function storeDraft(place: DraftLocation, draft: Draft, store: SafeStorage = localStore): void {
  const key = keyOf(place);
  writeJson(store, key, draft);
  const all = [{ key, at: draft.at }, ...indexOf(store).filter((entry) => entry.key !== key)];
  const remaining = all.filter((entry) => draft.at - entry.at <= MAX_AGE).slice(0, MAX_DRAFTS);
  for (const entry of all) if (!remaining.includes(entry)) store.remove(entry.key);
  writeJson(store, INDEX_KEY, remaining);
}

export function removeDraft(place: DraftLocation, store: SafeStorage = localStore): void {
  const key = keyOf(place);
  store.remove(key);
  writeJson(
    store,
    INDEX_KEY,
    indexOf(store).filter((entry) => entry.key !== key),
  );
}

interface SuspendedForm {
  readonly key: string;
  readonly parameters: string;
  readonly snapshot: FormSnapshot;
}

/** In memory only, because it contains secrets; only the latest form. */
let suspendedForm: SuspendedForm | undefined;

const idsOf = (parameters: readonly TemplateParameter[]) => JSON.stringify(parameters.map(({ Id }) => Id));

/** For the return from a prompt (a top-up, a trial, the plans). */
export function suspendForm(
  place: DraftLocation,
  parameters: readonly TemplateParameter[],
  snapshot: FormSnapshot,
): void {
  suspendedForm = { key: keyOf(place), parameters: idsOf(parameters), snapshot };
}

/** Undefined when the form has other fields now. */
export function readSuspendedForm(
  place: DraftLocation,
  parameters: readonly TemplateParameter[],
): FormSnapshot | undefined {
  return suspendedForm?.key === keyOf(place) && suspendedForm.parameters === idsOf(parameters)
    ? suspendedForm.snapshot
    : undefined;
}

export function clearSuspendedForm(): void {
  suspendedForm = undefined;
}

export function removeAllDrafts(store: SafeStorage = localStore): void {
  for (const { key } of indexOf(store)) store.remove(key);
  store.remove(INDEX_KEY);
  suspendedForm = undefined;
}
