import type { Database } from '#mocks/db/database';
import type { ExportJobRecord } from '#mocks/db/exports';
import type { EventSource, Moment } from './events';
import { exportAt, FILE_KEPT, markExported } from './exports';

const isOpen = (job: ExportJobRecord): boolean =>
  !job.marked && job.canceledAt === undefined && job.failure === undefined;

const openJobs = (db: Database): ExportJobRecord[] => db.exports.all().filter(isOpen);

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

export const exportFilesExpire: Moment = {
  name: 'exportFileExpired',
  nextAfter: (db, now) => {
    const times = db.exports.all().flatMap((job) => {
      const { completedAt } = exportAt(job, job.createdAt + job.takes);
      return completedAt === undefined ? [] : [completedAt + FILE_KEPT + 1];
    });
    const first = Math.min(Infinity, ...times.filter((time) => time > now));
    return Number.isFinite(first) ? first : undefined;
  },
};
