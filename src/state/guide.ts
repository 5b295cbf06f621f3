import { localStore, readJson, writeJson } from '#src/lib/storage';

const KEY = 'guide.download';
const MOST = 50;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const guided = (): readonly string[] => readJson(localStore, KEY, isIds) ?? [];

/** HDR-06 */
export const isGuided = (userId: string): boolean => guided().includes(userId);

/** HDR-10 */
export function rememberGuided(userId: string): void {
  if (!isGuided(userId)) setGuided([...guided(), userId]);
}

/** For stories. */
export function setGuided(userIds: readonly string[]): void {
  writeJson(localStore, KEY, userIds.slice(-MOST));
}
