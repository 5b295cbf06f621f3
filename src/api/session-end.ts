/**
 * What happens when the server no longer knows the session in mid-work: who shows a page may keep it and ask for sign-in in place. The
 * refused calls wait meanwhile; they are sent again when the same person is back, else they fail as they would have.
 */
type Keeper = () => boolean;

let keeper: Keeper | undefined;
let asking: { readonly resumed: Promise<boolean>; readonly end: (resumed: boolean) => void } | undefined;
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Lets a page be kept when the session ends; `mayKeep` says whether there is anything to keep. Gives the way to stop. */
export function keepSession(mayKeep: Keeper): () => void {
  keeper = mayKeep;
  return () => {
    if (keeper !== mayKeep) return;
    keeper = undefined;
    settleSession(false);
  };
}

/** Whether somebody is being asked to sign in again, the page kept behind. */
export function isSessionAsked(): boolean {
  return asking !== undefined;
}

/** Calls back when the asking begins and ends; gives the way to stop. */
export function onSessionAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for sign-in in place and waits: true when the same person is back. False at once where no page is to be kept. */
export function askForSession(): Promise<boolean> {
  if (asking) return asking.resumed;
  if (keeper?.() !== true) return Promise.resolve(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  asking = { resumed: promise, end: resolve };
  tell();
  return promise;
}

/** Ends the asking: the calls that wait are sent again, or fail. */
export function settleSession(resumed: boolean): void {
  const ended = asking;
  asking = undefined;
  ended?.end(resumed);
  if (ended) tell();
}
