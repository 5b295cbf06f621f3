import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSignedIn } from '#src/data/session';
import { paths } from '#src/domain/paths';
import { now } from '#src/lib/now';
import { readJson, sessionStore, writeJson } from '#src/lib/storage';

/** What a visitor may ask for that needs an account (ROLE-04). */
export type WantedAction = 'like' | 'favorite' | 'subscribe' | 'takeShare';

interface Wanted {
  readonly action: WantedAction;
  /** What it is done to: a templateRegistrationId, or the id of a shared task. */
  readonly id: string;
  /** When it was asked for, epoch milliseconds. */
  readonly at: number;
}

const KEY = 'afterSignIn';
/** Milliseconds after which nobody remembers having asked. */
const LASTS = 30 * 60_000;

const isWanted = (value: unknown): value is Wanted =>
  typeof value === 'object' &&
  value !== null &&
  'action' in value &&
  'id' in value &&
  'at' in value &&
  typeof value.at === 'number';

/** Takes the wish away and says whether it was this one. */
function take(action: WantedAction, id: string): boolean {
  const wanted = readJson(sessionStore, KEY, isWanted);
  if (wanted?.action !== action || wanted.id !== id) return false;
  sessionStore.remove(KEY);
  return Math.abs(now() - wanted.at) <= LASTS;
}

/**
 * Sends a visitor to sign in and does what they wanted when they come back (ROLE-04). The wish is kept in this tab, not in
 * the address, so that no link can ask for it. Gives what a press calls first: true when it led to the sign-in.
 * `perform` runs once, after the return; it is told nothing, so it must do the thing and not toggle it.
 */
export function useAfterSignIn(action: WantedAction, id: string, perform: () => void): () => boolean {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const performNow = useEffectEvent(perform);
  useEffect(() => {
    // A visitor who comes back without having signed in has thought better of it.
    if (take(action, id) && signedIn) performNow();
  }, [signedIn, action, id]);
  return () => {
    if (signedIn) return false;
    writeJson(sessionStore, KEY, { action, id, at: now() } satisfies Wanted);
    void navigate(paths.login(`${pathname}${search}`));
    return true;
  };
}
