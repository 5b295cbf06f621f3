import { localStore, readJson, writeJson, type SafeStorage } from '../../../../lib/storage';
import { isDraft, type Draft } from './draft';

/** Whose draft, and of which form: a template's, or that of a task that is edited. */
export interface DraftPlace {
  readonly userId: string;
  readonly templateRegistrationId: string;
  readonly taskId?: string | undefined;
}

/** Drafts that a browser keeps at most, and milliseconds that each is kept. */
const MOST = 20;
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;
/** The list of what is kept, so that old drafts can go. */
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

/** The draft of a form, null when there is none or it is older than 30 days at `now` (epoch milliseconds). */
export function readDraft(place: DraftPlace, now: number, store: SafeStorage = localStore): Draft | null {
  const draft = readJson(store, keyOf(place), isDraft);
  return draft !== null && now - draft.at > KEPT_FOR ? null : draft;
}

/** Keeps the draft of a form; those that are too old, and the oldest beyond twenty, go. */
export function keepDraft(place: DraftPlace, draft: Draft, store: SafeStorage = localStore): void {
  const key = keyOf(place);
  writeJson(store, key, draft);
  const all = [{ key, at: draft.at }, ...indexOf(store).filter((entry) => entry.key !== key)];
  const kept = all.filter((entry) => draft.at - entry.at <= KEPT_FOR).slice(0, MOST);
  for (const entry of all) if (!kept.includes(entry)) store.remove(entry.key);
  writeJson(store, INDEX, kept);
}

/** Forgets the draft of a form. */
export function dropDraft(place: DraftPlace, store: SafeStorage = localStore): void {
  const key = keyOf(place);
  store.remove(key);
  writeJson(
    store,
    INDEX,
    indexOf(store).filter((entry) => entry.key !== key),
  );
}

/** Forgets every draft of this browser, whoever's it is. */
export function dropEveryDraft(store: SafeStorage = localStore): void {
  for (const { key } of indexOf(store)) store.remove(key);
  store.remove(INDEX);
}
