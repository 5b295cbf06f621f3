/** `set-aside`: the stored state was unreadable and was moved away. `memory`: the browser cannot store it. */
export type StorageNotice = 'set-aside' | 'memory';

export interface EmulatorOptions {
  readonly scenario?: string;
  readonly persona?: string;
  /** `real`, `x60`, or a time at which the clock is frozen. */
  readonly clock?: string;
  readonly reset: boolean;
}

/** Which side answers requests; `waiting`: the page, until the worker is ready. */
export type TransportMode = 'waiting' | 'page' | 'worker';

/** Passed in by main.tsx, so that a live build has no emulator code. */
export interface EmulatorHandle {
  /** Through an active service worker, unless the response may be too large to transfer. */
  readonly send: (request: Request) => Promise<Response>;
  /** Epoch milliseconds. */
  now(): number;
  /** Token of the requested persona; null for a visitor, undefined if none was requested. */
  readonly session: string | null | undefined;
  /** Calls `listener` immediately and on each change. */
  onTransportMode(listener: (mode: TransportMode) => void): void;
  /** Earlier notices are delivered too. */
  onNotice(listener: (notice: StorageNotice) => void): void;
  /** Called after another tab's change has been loaded. */
  onOtherTabChange(listener: () => void): void;
  /** Restores the seeds in all tabs. */
  reset(): Promise<void>;
}

/** A step of a demo script as a URL names it; `step` counts from 1. */
export interface ScriptLink {
  readonly script: string;
  readonly step: string;
}

/** Reads the demo's options from a URL. `rest` is the URL without them: a reload must not repeat them. */
export function readEmulatorOptions(address: string): {
  options: EmulatorOptions;
  scriptLink: ScriptLink | undefined;
  rest: string;
  hasOptions: boolean;
} {
  const url = new URL(address);
  const scenario = url.searchParams.get('scenario');
  const persona = url.searchParams.get('persona');
  const clock = url.searchParams.get('clock');
  const reset = url.searchParams.has('reset');
  const script = url.searchParams.get('script');
  const step = url.searchParams.get('step') ?? '1';
  for (const name of ['scenario', 'persona', 'clock', 'reset', ...(script === null ? [] : ['script', 'step'])])
    url.searchParams.delete(name);
  return {
    options: {
      reset,
      ...(scenario === null ? {} : { scenario }),
      ...(persona === null ? {} : { persona }),
      ...(clock === null ? {} : { clock }),
    },
    scriptLink: script === null ? undefined : { script, step },
    rest: url.href,
    hasOptions: scenario !== null || persona !== null || clock !== null || reset || script !== null,
  };
}
