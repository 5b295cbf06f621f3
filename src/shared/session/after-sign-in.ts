import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSignedIn } from '#src/data/session';
import { paths } from '#src/domain/paths';
import { now } from '#src/lib/now';
import { readJson, sessionStore, writeJson } from '#src/lib/storage';

export type PendingActionKind = 'like' | 'favorite' | 'subscribe' | 'takeShare';

interface PendingAction {
  readonly action: PendingActionKind;
  /** A templateRegistrationId, or the id of a shared task. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

const KEY = 'afterSignIn';
/** Milliseconds. */
const MAX_AGE = 30 * 60_000;

const isPendingAction = (value: unknown): value is PendingAction =>
  typeof value === 'object' &&
  value !== null &&
  'action' in value &&
  'id' in value &&
  'at' in value &&
  typeof value.at === 'number';

function takePendingAction(action: PendingActionKind, id: string): boolean {
  const pendingAction = readJson(sessionStore, KEY, isPendingAction);
  if (pendingAction?.action !== action || pendingAction.id !== id) return false;
  sessionStore.remove(KEY);
  return Math.abs(now() - pendingAction.at) <= MAX_AGE;
}

/**
 * Visitors sign in before the action (ROLE-04). sessionStorage keeps the action, so that no link can trigger it. `perform` must set the
 * state, not toggle it. Returns true if it led to the sign-in.
 */
export function useAfterSignIn(action: PendingActionKind, id: string, perform: () => void): () => boolean {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const performNow = useEffectEvent(perform);
  useEffect(() => {
    if (takePendingAction(action, id) && signedIn) performNow();
  }, [signedIn, action, id]);
  return () => {
    if (signedIn) return false;
    writeJson(sessionStore, KEY, { action, id, at: now() } satisfies PendingAction);
    void navigate(paths.login(`${pathname}${search}`));
    return true;
  };
}
