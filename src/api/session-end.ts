/**
 * What happens when the server no longer knows the session in mid-work: who shows a page may keep it and ask for sign-in in place. The
 * refused calls wait meanwhile; they are sent again when the same person is back, else they fail as they would have.
 */
type Keeper = () => boolean;

let keeper: Keeper | undefined;
interface Asking {
  readonly token: string;
  readonly resumed: Promise<boolean>;
  readonly end: (resumed: boolean) => void;
}
let asking: Asking | undefined;
/** Tokens whose person is back with another: a refusal that comes late is no reason to ask again. */
const resumedTokens = new Set<string>();
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

/** Asks for sign-in in place and waits: true when the person of `token` is back. False at once where no page is to be kept. */
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

/** Ends the asking: the calls that wait are sent again, or fail. */
export function settleSession(resumed: boolean): void {
  const ended = asking;
  asking = undefined;
  if (!ended) return;
  if (resumed) resumedTokens.add(ended.token);
  ended.end(resumed);
  tell();
}
