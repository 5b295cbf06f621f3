import { isPersona, type PersonaName } from '#mocks/personas';
import { isSeedSize } from '#mocks/seeds/many-tasks';
import { isValidSpeed, MAX_JUMP, type ClockSetting } from './clock';
import type { Fault } from './faults';
import { HttpError } from './http-error';
import { readFaults } from './read-faults';

/** Milliseconds, a duration, or up to the next event. */
export type ClockAdvance =
  | number
  | 'nextEvent'
  | { readonly minutes?: number; readonly hours?: number; readonly days?: number };

export interface ControlRequest {
  readonly scenario?: string;
  readonly persona?: PersonaName;
  readonly clock?: ClockSetting;
  readonly advance?: ClockAdvance;
  readonly reset?: boolean;
  readonly seedSize?: number;
  readonly faults?: readonly Fault[];
  readonly seed?: number;
}

/** Parses the body of `POST /__control`. Throws HttpError 422 that names the invalid field. */
export function parseControlRequest(text: string): ControlRequest {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'BadRequest', 'The body is not JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpError(422, 'Invalid', 'The body is not an object.');
  const controlRequest: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(body)) {
    if (!Object.hasOwn(fields, field) || !fields[field]?.(value)) {
      throw new HttpError(422, 'Invalid', 'The order does not fit.', [{ field, message: 'is unknown or not valid' }]);
    }
    controlRequest[field] = field === 'faults' ? readFaults(value) : value;
  }
  return controlRequest;
}

export const isClockSetting = (value: unknown): value is ClockSetting =>
  typeof value === 'object' &&
  value !== null &&
  'mode' in value &&
  (value.mode === 'real' ||
    (value.mode === 'frozen' && 'at' in value && isTime(value.at)) ||
    (value.mode === 'speed' &&
      'factor' in value &&
      typeof value.factor === 'number' &&
      isValidSpeed(value.factor) &&
      (!('from' in value) || isTime(value.from))));

const fields: Readonly<Record<string, (value: unknown) => boolean>> = {
  scenario: (value) => typeof value === 'string',
  persona: (value) => typeof value === 'string' && isPersona(value),
  seedSize: isSeedSize,
  faults: () => true,
  seed: (value) => Number.isSafeInteger(value),
  reset: (value) => typeof value === 'boolean',
  advance: (value) => value === 'nextEvent' || isDuration(value),
  clock: isClockSetting,
};

const UNITS = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;
const isUnit = (name: string): name is keyof typeof UNITS => Object.hasOwn(UNITS, name);

/** Converts a duration to milliseconds. */
export function toMilliseconds(duration: Exclude<ClockAdvance, 'nextEvent'>): number {
  if (typeof duration === 'number') return duration;
  return (
    (duration.minutes ?? 0) * UNITS.minutes + (duration.hours ?? 0) * UNITS.hours + (duration.days ?? 0) * UNITS.days
  );
}

function isDuration(value: unknown): boolean {
  if (typeof value === 'number') return value >= 0 && value <= MAX_JUMP;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parts = Object.entries(value);
  if (parts.length === 0 || !parts.every(([name, part]) => isUnit(name) && typeof part === 'number' && part >= 0))
    return false;
  return toMilliseconds(value) <= MAX_JUMP;
}

const isTime = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));
