import { sessionStore } from '#src/lib/storage';

const KEY = 'live-nouns';

const listOf = (text: string): string[] => text.split(/[\s,]+/).filter((noun) => noun !== '');

/** The nouns that a demo sends to the real API: what was switched in this tab, else VITE_LIVE_NOUNS. Empty in a live build, where all are. */
export function liveNouns(): readonly string[] {
  if (import.meta.env.VITE_API_MODE !== 'mock') return [];
  return listOf(sessionStore.get(KEY) ?? import.meta.env.VITE_LIVE_NOUNS ?? '');
}

/** Sends these nouns to the real API from now on in this tab, the others to the emulator, and loads the application again. Undefined goes back to the build's choice. */
export function setLiveNouns(wanted: readonly string[] | undefined): void {
  keepLiveNouns(wanted);
  globalThis.location.reload();
}

/** As `setLiveNouns`, for the next load. */
export function keepLiveNouns(wanted: readonly string[] | undefined): void {
  if (wanted === undefined) sessionStore.remove(KEY);
  else sessionStore.set(KEY, wanted.join(','));
}
