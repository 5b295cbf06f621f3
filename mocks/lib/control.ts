import { isPersona, type PersonaName } from '../personas';
import { isSeedSize } from '../seeds/many-tasks';
import type { ClockSetting } from './clock';
import type { Fault } from './faults';
import { HttpError } from './http-error';
import { readFaults } from './read-faults';

/** What POST /__control asks of the emulator over HTTP. `advance` is in milliseconds; `persona` opens a session. */
export interface ControlOrder {
  readonly scenario?: string;
  readonly persona?: PersonaName;
  readonly clock?: ClockSetting;
  readonly advance?: number;
  readonly reset?: boolean;
  /** Starts the scenario anew with so many tasks in its account. */
  readonly seedSize?: number;
  /** In place of those in force, which then count from the beginning. */
  readonly faults?: readonly Fault[];
  /** Decides which calls a fault with a share hits. */
  readonly seed?: number;
}

/** Reads the body of a control call; throws HttpError 422 that names the field that does not fit. */
export function readControl(text: string): ControlOrder {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'BadRequest', 'The body is not JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpError(422, 'Invalid', 'The body is not an object.');
  const order: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(body)) {
    if (!Object.hasOwn(fields, field) || !fields[field]?.(value)) {
      throw new HttpError(422, 'Invalid', 'The order does not fit.', [
        { field, message: 'is unknown or does not fit' },
      ]);
    }
    order[field] = field === 'faults' ? readFaults(value) : value;
  }
  return order;
}

const fields: Readonly<Record<string, (value: unknown) => boolean>> = {
  scenario: (value) => typeof value === 'string',
  persona: (value) => typeof value === 'string' && isPersona(value),
  seedSize: isSeedSize,
  // Read field by field, since there is much to say about what does not fit.
  faults: () => true,
  seed: (value) => Number.isSafeInteger(value),
  reset: (value) => typeof value === 'boolean',
  advance: (value) => typeof value === 'number' && value >= 0,
  clock: (value) =>
    typeof value === 'object' &&
    value !== null &&
    'mode' in value &&
    (value.mode === 'real' ||
      (value.mode === 'frozen' && 'at' in value && isTime(value.at)) ||
      (value.mode === 'speed' &&
        'factor' in value &&
        typeof value.factor === 'number' &&
        value.factor > 0 &&
        (!('from' in value) || isTime(value.from)))),
};

const isTime = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));
