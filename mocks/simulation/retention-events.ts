import { dayOf } from '#mocks/lib/time';
import type { EventSource } from './events';

const DAY = 86_400_000;

/** Days after a run's end, on any plan. */
export const ROWS_KEPT_DAYS = 365;

/** Deletes old rows. One event a night limits a jump of a year to a few hundred events. */
export const rowsRemoved: EventSource = {
  name: 'rowsRemoved',
  nextAt: (db) => {
    const day = db.oldestKeptDay();
    return day === undefined ? undefined : day + (ROWS_KEPT_DAYS + 1) * DAY;
  },
  apply: async (db, at) => {
    const ids = db.runsKeptUntil(dayOf(at) - (ROWS_KEPT_DAYS + 1) * DAY);
    await db.runs.updateMany(ids, (draft) => void (draft.rowsRemovedAt = at));
    return ids;
  },
};
