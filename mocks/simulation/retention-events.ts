import { startOfDay } from '#mocks/lib/time';
import type { SimulationEventSource } from './events';

const DAY = 86_400_000;

/** Days after a run's end, on any plan. */
export const ROW_RETENTION_DAYS = 365;

/** One event a night limits a jump of a year to a few hundred events. */
export const rowRetention: SimulationEventSource = {
  name: 'rowsRemoved',
  nextAt: (db) => {
    const day = db.oldestDayWithRows();
    return day === undefined ? undefined : day + (ROW_RETENTION_DAYS + 1) * DAY;
  },
  apply: async (db, at) => {
    const ids = db.runIdsWithRowsUntil(startOfDay(at) - (ROW_RETENTION_DAYS + 1) * DAY);
    await db.runs.updateMany(ids, (draft) => void (draft.rowsRemovedAt = at));
    return ids;
  },
};
