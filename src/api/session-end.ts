/**
 * When the server ends the session, a page can stay and ask for a sign-in in place. Refused calls wait; they are repeated if the same
 * user signs in, and fail otherwise.
 */
type Keeper = () => boolean;

let keeper: Keeper | undefined;
interface Asking {
  readonly token: string;
  readonly resumed: Promise<boolean>;
  readonly end: (resumed: boolean) => void;
}
let asking: Asking | undefined;
/** A late 401 of one of these tokens must not ask again. */
const resumedTokens = new Set<string>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Lets a page stay when the session ends, if `mayKeep` returns true. Returns the unsubscribe function. */
export function keepSession(mayKeep: Keeper): () => void {
  keeper = mayKeep;
  return () => {
    if (keeper !== mayKeep) return;
    keeper = undefined;
    settleSession(false);
  };
}

/** Returns whether the sign-in in place is open. */
export function isSessionAsked(): boolean {
  return asking !== undefined;
}

/** Calls back when the sign-in in place opens and closes; returns the unsubscribe function. */
export function onSessionAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for a sign-in in place. Resolves with true when the user of `token` is back, with false if no page stays. */
export function askForSession(token: string): Promise<boolean> {
  if (resumedTokens.has(token)) return Promise.resolve(true);
  if (asking) return asking.resumed;
  if (keeper?.() !== true) return Promise.resolve(false);
  let end: (resumed: boolean) => void = () => undefined;
  const resumed = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  asking = { token, resumed, end };
  tell();
  return resumed;
}

/** Closes the sign-in in place: the waiting calls are repeated, or fail. */
export function settleSession(resumed: boolean): void {
  const ended = asking;
  asking = undefined;
  if (!ended) return;
  if (resumed) resumedTokens.add(ended.token);
  ended.end(resumed);
  tell();
}
