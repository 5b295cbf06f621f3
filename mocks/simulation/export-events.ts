import type { Database } from '../db/database';
import type { ExportJobRecord } from '../db/exports';
import type { EventSource } from './events';
import { markExported } from './exports';

const isOpen = (job: ExportJobRecord): boolean =>
  !job.marked && job.canceledAt === undefined && job.failure === undefined;

const openJobs = (db: Database): ExportJobRecord[] => db.exports.all().filter(isOpen);

/** An export is finished: its rows count as exported from then on. */
export const exportsFinish: EventSource = {
  name: 'exportFinished',
  nextAt: (db) => {
    const times = openJobs(db).map((job) => job.createdAt + job.takes);
    return times.length > 0 ? Math.min(...times) : undefined;
  },
  apply: async (db, at) => {
    const due = openJobs(db).filter((job) => job.createdAt + job.takes <= at);
    for (const job of due) await markExported(db, job);
    return due.map((job) => job.recordId);
  },
};
