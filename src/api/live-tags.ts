import { sessionStore } from '#src/lib/storage';

const KEY = 'live-nouns';

const parseTags = (text: string): string[] => text.split(/[\s,]+/).filter((tag) => tag !== '');

/** Returns the tags that a demo sends to the real API: this tab's choice, else VITE_LIVE_NOUNS. Empty in a live build. */
export function liveTags(): readonly string[] {
  if (import.meta.env.VITE_API_MODE !== 'mock') return [];
  return parseTags(sessionStore.get(KEY) ?? import.meta.env.VITE_LIVE_NOUNS ?? '');
}

/** Stores this tab's choice and reloads. Undefined restores the build's. */
export function switchLiveTags(tags: readonly string[] | undefined): void {
  storeLiveTags(tags);
  globalThis.location.reload();
}

/** Stores this tab's choice for the next load. */
export function storeLiveTags(tags: readonly string[] | undefined): void {
  if (tags === undefined) sessionStore.remove(KEY);
  else sessionStore.set(KEY, tags.join(','));
}
