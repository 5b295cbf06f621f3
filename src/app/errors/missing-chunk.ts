import { now } from '#src/lib/now';
import { sessionStore } from '#src/lib/storage';

const KEY = 'recovered-at';
/** Milliseconds. */
const RELOAD_INTERVAL = 60_000;

/** Chunks are missing after a deployment that replaced them. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|preload CSS|ChunkLoadError/i.test(
      `${error.name} ${error.message}`,
    )
  );
}

/** True at most once a minute, so that the page does not reload in a loop. */
export function claimReload(): boolean {
  const last = Number(sessionStore.get(KEY) ?? '0');
  if (now() - last < RELOAD_INTERVAL) return false;
  sessionStore.set(KEY, String(now()));
  return true;
}

export const resetReload = (): void => sessionStore.remove(KEY);
