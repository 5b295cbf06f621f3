import { localStore, readJson, writeJson } from '#src/lib/storage';

const KEY = 'guide.download';
const MAX_USERS = 50;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const guidedUserIds = (): readonly string[] => readJson(localStore, KEY, isIds) ?? [];

/** HDR-06 */
export const isGuideDismissed = (userId: string): boolean => guidedUserIds().includes(userId);

/** HDR-10 */
export function dismissGuide(userId: string): void {
  if (!isGuideDismissed(userId)) setGuideDismissed([...guidedUserIds(), userId]);
}

/** For stories. */
export function setGuideDismissed(userIds: readonly string[]): void {
  writeJson(localStore, KEY, userIds.slice(-MAX_USERS));
}
