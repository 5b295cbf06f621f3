import type { Database } from '#mocks/db/database';
import type { ExportJobRecord } from '#mocks/db/exports';
import type { SimulationEventSource, ComputedEvent } from './events';
import { exportStateAt, FILE_LIFETIME, markExported } from './exports';

const isOpen = (job: ExportJobRecord): boolean =>
  !job.marked && job.canceledAt === undefined && job.failure === undefined;

const openJobs = (db: Database): ExportJobRecord[] => db.exports.all().filter(isOpen);

export const exportCompletion: SimulationEventSource = {
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

export const exportFileExpiry: ComputedEvent = {
  name: 'exportFileExpired',
  nextAfter: (db, now) => {
    const times = db.exports.all().map((job) => {
      const { completedAt = Infinity } = exportStateAt(job, job.createdAt + job.takes);
      return completedAt + FILE_LIFETIME + 1;
    });
    const first = Math.min(Infinity, ...times.filter((time) => time > now));
    return Number.isFinite(first) ? first : undefined;
  },
};
