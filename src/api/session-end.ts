/**
 * When the session ends, a page can stay and ask for a sign-in in place. Refused calls wait; they are repeated if the same user signs in,
 * and fail otherwise.
 */
type CanKeepPage = () => boolean;

let canKeepPage: CanKeepPage | undefined;
interface SignInPrompt {
  readonly token: string;
  readonly resumed: Promise<boolean>;
  readonly close: (resumed: boolean) => void;
}
let signInPrompt: SignInPrompt | undefined;
/** A late 401 of one of these tokens must not ask again. */
const resumedTokens = new Set<string>();
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** Lets a page stay when the session ends, if `canKeep` returns true. Returns the unsubscribe function. */
export function keepPageOnSessionEnd(canKeep: CanKeepPage): () => void {
  canKeepPage = canKeep;
  return () => {
    if (canKeepPage !== canKeep) return;
    canKeepPage = undefined;
    closeSignInPrompt(false);
  };
}

export function isSignInPromptOpen(): boolean {
  return signInPrompt !== undefined;
}

/** Calls back when the sign-in in place opens and closes; returns the unsubscribe function. */
export function onSignInPromptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves with true when the user of `token` is back, with false if no page stays. */
export function promptSignIn(token: string): Promise<boolean> {
  if (resumedTokens.has(token)) return Promise.resolve(true);
  if (signInPrompt) return signInPrompt.resumed;
  if (canKeepPage?.() !== true) return Promise.resolve(false);
  let close: (resumed: boolean) => void = () => undefined;
  const resumed = new Promise<boolean>((resolve) => {
    close = resolve;
  });
  signInPrompt = { token, resumed, close };
  notify();
  return resumed;
}

/** Closes the sign-in in place: the waiting calls are repeated, or fail. */
export function closeSignInPrompt(resumed: boolean): void {
  const ended = signInPrompt;
  signInPrompt = undefined;
  if (!ended) return;
  if (resumed) resumedTokens.add(ended.token);
  ended.close(resumed);
  notify();
}
