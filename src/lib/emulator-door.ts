/** What became of the kept state: `set-aside` it could not be read and was put away, `memory` nothing can be kept in this browser. */
export type StorageNotice = 'set-aside' | 'memory';

/** What the address asks of the demo. */
export interface EmulatorWish {
  readonly scenario?: string;
  readonly persona?: string;
  /** How time runs: `real`, `x60`, or a time at which it stands still. */
  readonly clock?: string;
  /** Forget everything that was kept. */
  readonly reset: boolean;
}

/** Who answers the calls of this page: the page itself, its service worker, or the page while the worker is waited for. */
export type EmulatorSeat = 'waiting' | 'page' | 'worker';

/** The emulated backend as the application sees it; main.tsx hands it in, so that a live build has none of it. */
export interface EmulatorDoor {
  /** Answers a call of the contract in this very page; undefined for any other request. */
  answer(request: Request): Promise<Response | undefined>;
  /** Whether a call is answered in the page even while the worker has the seat: its answer may be too large for the way through it. */
  isHeavy(request: Request): boolean;
  /** The emulator's time in epoch milliseconds. */
  now(): number;
  /** Session of the persona that was wished for: a token, null for a visitor, undefined when nobody was wished for. */
  readonly session: string | null | undefined;
  /** Calls back at once and whenever another takes the seat. */
  onSeat(listener: (seat: EmulatorSeat) => void): void;
  /** Calls back with everything there is to say about the kept state, also what came before. */
  onNotice(listener: (notice: StorageNotice) => void): void;
  /** Calls back when another tab changed the data, after it has been taken over. */
  onForeignChange(listener: () => void): void;
  /** Puts the seeds back, here and in every tab. */
  reset(): Promise<void>;
}

/** Reads the wish from an address and gives the address without it, so that a reload does not repeat it. */
export function readWish(address: string): { wish: EmulatorWish; rest: string; isWish: boolean } {
  const url = new URL(address);
  const scenario = url.searchParams.get('scenario');
  const persona = url.searchParams.get('persona');
  const clock = url.searchParams.get('clock');
  const reset = url.searchParams.has('reset');
  for (const name of ['scenario', 'persona', 'clock', 'reset']) url.searchParams.delete(name);
  return {
    wish: {
      reset,
      ...(scenario === null ? {} : { scenario }),
      ...(persona === null ? {} : { persona }),
      ...(clock === null ? {} : { clock }),
    },
    rest: `${url.pathname}${url.search}${url.hash}`,
    isWish: scenario !== null || persona !== null || clock !== null || reset,
  };
}
