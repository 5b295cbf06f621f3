import { now } from '#src/lib/now';
import { sessionStore } from '#src/lib/storage';

const KEY = 'recovered-at';
/** A second failure within so many milliseconds means that loading the page anew did not help. */
const AGAIN = 60_000;

/** Whether an error says that a part of the application could not be fetched, as after a deployment that replaced it. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|preload CSS|ChunkLoadError/i.test(
      `${error.name} ${error.message}`,
    )
  );
}

/** Whether the page may be loaded anew by itself: once, not again and again. Notes that it is done when it says yes. */
export function mayRecover(): boolean {
  const last = Number(sessionStore.get(KEY) ?? '0');
  if (now() - last < AGAIN) return false;
  sessionStore.set(KEY, String(now()));
  return true;
}

/** Forgets that the page was loaded anew: a story or a test begins afresh. */
export const forgetRecovery = (): void => sessionStore.remove(KEY);
