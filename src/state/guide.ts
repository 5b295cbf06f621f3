import { localStore, readJson, writeJson } from '#src/lib/storage';

const KEY = 'guide.download';
/** More people than share a browser. */
const MOST = 50;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const guided = (): readonly string[] => readJson(localStore, KEY, isIds) ?? [];

/** Whether the guide bubble was put away by this user (HDR-06). */
export const isGuided = (userId: string): boolean => guided().includes(userId);

/** Remembers that this user has put the guide bubble away (HDR-10). */
export function rememberGuided(userId: string): void {
  if (!isGuided(userId)) setGuided([...guided(), userId]);
}

/** Sets whom the bubble is not shown to: the stories, which are no first visits. */
export function setGuided(userIds: readonly string[]): void {
  writeJson(localStore, KEY, userIds.slice(-MOST));
}
