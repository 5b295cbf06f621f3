import { sessionStore } from '#src/lib/storage';

const KEY = 'live-nouns';

const listOf = (text: string): string[] => text.split(/[\s,]+/).filter((noun) => noun !== '');

/** Returns the tags that a demo sends to the real API: this tab's choice, else VITE_LIVE_NOUNS. Empty in a live build. */
export function liveNouns(): readonly string[] {
  if (import.meta.env.VITE_API_MODE !== 'mock') return [];
  return listOf(sessionStore.get(KEY) ?? import.meta.env.VITE_LIVE_NOUNS ?? '');
}

/** Stores this tab's choice and reloads. Undefined restores the build's. */
export function setLiveNouns(wanted: readonly string[] | undefined): void {
  keepLiveNouns(wanted);
  globalThis.location.reload();
}

/** Stores this tab's choice for the next load. */
export function keepLiveNouns(wanted: readonly string[] | undefined): void {
  if (wanted === undefined) sessionStore.remove(KEY);
  else sessionStore.set(KEY, wanted.join(','));
}
