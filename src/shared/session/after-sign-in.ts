import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSignedIn } from '#src/data/session';
import { paths } from '#src/domain/paths';
import { now } from '#src/lib/now';
import { readJson, sessionStore, writeJson } from '#src/lib/storage';

export type WantedAction = 'like' | 'favorite' | 'subscribe' | 'takeShare';

interface Wanted {
  readonly action: WantedAction;
  /** A templateRegistrationId, or the id of a shared task. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

const KEY = 'afterSignIn';
/** Milliseconds. */
const LASTS = 30 * 60_000;

const isWanted = (value: unknown): value is Wanted =>
  typeof value === 'object' &&
  value !== null &&
  'action' in value &&
  'id' in value &&
  'at' in value &&
  typeof value.at === 'number';

function take(action: WantedAction, id: string): boolean {
  const wanted = readJson(sessionStore, KEY, isWanted);
  if (wanted?.action !== action || wanted.id !== id) return false;
  sessionStore.remove(KEY);
  return Math.abs(now() - wanted.at) <= LASTS;
}

/**
 * Sends a visitor to sign in, then performs the action (ROLE-04). The action is in sessionStorage, not in the address, so that no link
 * can trigger it.
 * `perform` must set the state, not toggle it. The returned function returns true if it led to the sign-in.
 */
export function useAfterSignIn(action: WantedAction, id: string, perform: () => void): () => boolean {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const performNow = useEffectEvent(perform);
  useEffect(() => {
    if (take(action, id) && signedIn) performNow();
  }, [signedIn, action, id]);
  return () => {
    if (signedIn) return false;
    writeJson(sessionStore, KEY, { action, id, at: now() } satisfies Wanted);
    void navigate(paths.login(`${pathname}${search}`));
    return true;
  };
}
