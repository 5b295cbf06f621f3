import { dayOf } from '#mocks/lib/time';
import type { EventSource } from './events';

const DAY = 86_400_000;

/** For how many days after the end of a lot its rows are kept, whatever the plan. */
export const ROWS_KEPT_DAYS = 365;

/**
 * Every night the rows of the lots that ended long enough ago are removed; the lots stay with what they found, took and cost. One
 * night at a time, so that a jump over a year is some hundred events, however many tasks there are.
 */
export const rowsRemoved: EventSource = {
  name: 'rowsRemoved',
  nextAt: (db) => {
    const day = db.oldestKeptDay();
    // A lot that ended during a day has had all of its days at the midnight after the last.
    return day === undefined ? undefined : day + (ROWS_KEPT_DAYS + 1) * DAY;
  },
  apply: async (db, at) => {
    const ids = db.runsKeptUntil(dayOf(at) - (ROWS_KEPT_DAYS + 1) * DAY);
    await db.runs.updateMany(ids, (draft) => void (draft.rowsRemovedAt = at));
    return ids;
  },
};
