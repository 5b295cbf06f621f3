import type { ClockSetting } from '#mocks/lib/clock';
import { nearestNames } from '#mocks/lib/nearest';
import { isSeedSize, MAX_SEEDED_TASKS } from '#mocks/seeds/many-tasks';

export interface ServeOptions {
  /** 0 selects a free port. */
  readonly port: number;
  readonly scenario?: string;
  /** Default: this machine only. */
  readonly host?: string;
  readonly seedSize?: number;
  readonly clock?: ClockSetting;
  readonly origins?: readonly string[];
  /** May call `/__control`, with any port or the named one. */
  readonly allowedHosts?: readonly string[];
}

type Flags = Readonly<Record<string, string | true>>;
const NAMES = ['port', 'scenario', 'host', 'seed-size', 'clock', 'speed', 'origin', 'allow-host'];

function textOf(flags: Flags, name: string): string | undefined {
  const value = flags[name];
  if (value === true) throw new Error(`--${name} needs a value.`);
  return value;
}

function numberOf(
  flags: Flags,
  name: string,
  isValid: (value: number) => boolean,
  requirement: string,
): number | undefined {
  const text = textOf(flags, name);
  if (text === undefined) return undefined;
  const value = text.trim() === '' ? NaN : Number(text);
  if (!isValid(value)) throw new Error(`--${name} ${text}: ${requirement}.`);
  return value;
}

function clockOf(flags: Flags): ClockSetting | undefined {
  const at = textOf(flags, 'clock');
  const factor = numberOf(flags, 'speed', (value) => value >= 1 && value <= 3_600, 'a speed goes from 1 to 3600');
  const from = at === undefined || at === 'real' ? undefined : at;
  if (from !== undefined && Number.isNaN(Date.parse(from)))
    throw new Error(`--clock ${from}: write a time such as 2026-11-16T10:00:00Z, or 'real'.`);
  if (factor !== undefined) return { mode: 'speed', factor, from };
  if (from !== undefined) return { mode: 'frozen', at: from };
  return at === undefined ? undefined : { mode: 'real' };
}

function hostsOf(flags: Flags): readonly string[] | undefined {
  const hosts = textOf(flags, 'allow-host')?.toLowerCase().split(',');
  const wrong = hosts?.find((host) => !/^([\w.-]+|\[[\da-f:]+\])(:\d+)?$/.test(host));
  if (wrong !== undefined)
    throw new Error(`--allow-host ${wrong}: write a host such as dev.example, or dev.example:8080.`);
  return hosts;
}

/** Parses the flags of `npm run mock:serve`. Throws for an invalid flag. */
export function readServeFlags(flags: Flags): ServeOptions {
  for (const name of Object.keys(flags))
    if (!NAMES.includes(name))
      throw new Error(`There is no --${name}. Nearest: --${nearestNames(name, NAMES, 1).join('')}.`);
  const isPort = (value: number) => Number.isSafeInteger(value) && value >= 0 && value <= 65_535;
  const port = numberOf(flags, 'port', isPort, 'a port is a whole number from 0 to 65535');
  const scenario = textOf(flags, 'scenario');
  const host = textOf(flags, 'host');
  const seedSize = numberOf(
    flags,
    'seed-size',
    isSeedSize,
    `a number of tasks is a whole number from 1 to ${MAX_SEEDED_TASKS}`,
  );
  const clock = clockOf(flags);
  const origins = textOf(flags, 'origin')?.split(',');
  const allowedHosts = hostsOf(flags);
  return {
    port: port ?? 4180,
    scenario,
    host,
    seedSize,
    clock,
    origins,
    allowedHosts,
  };
}
