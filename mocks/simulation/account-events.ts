import type { Database } from '../db/database';
import type { EventSource } from './events';

const planned = (db: Database) =>
  db.accounts.all().flatMap(({ userId, deletesAt }) => (deletesAt === undefined ? [] : { userId, deletesAt }));

/** A planned deletion is carried out: everything of the account goes, its e-mail address is free. */
export const accountErasures: EventSource = {
  name: 'accountErased',
  nextAt: (db) => {
    const times = planned(db).map((account) => account.deletesAt);
    return times.length > 0 ? Math.min(...times) : undefined;
  },
  apply: async (db, at) => {
    const due = planned(db).filter((account) => account.deletesAt <= at);
    for (const { userId } of due) await db.eraseAccount(userId);
    return due.map((account) => account.userId);
  },
};
