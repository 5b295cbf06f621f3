import type { Database } from '#mocks/db/database';
import type { SimulationEventSource } from './events';

const accountsToErase = (db: Database) =>
  db.accounts.all().flatMap(({ userId, deletesAt }) => (deletesAt === undefined ? [] : { userId, deletesAt }));

export const accountErasures: SimulationEventSource = {
  name: 'accountErased',
  nextAt: (db) => {
    const times = accountsToErase(db).map((account) => account.deletesAt);
    return times.length > 0 ? Math.min(...times) : undefined;
  },
  apply: async (db, at) => {
    const due = accountsToErase(db).filter((account) => account.deletesAt <= at);
    for (const { userId } of due) await db.eraseAccount(userId);
    return due.map((account) => account.userId);
  },
};

/** Reports user ids because tokens are secret. */
export const sessionExpiry: SimulationEventSource = {
  name: 'sessionEnded',
  nextAt: (db) => {
    let first: number | undefined;
    for (const { expiresAt } of db.sessions.all()) if (first === undefined || expiresAt < first) first = expiresAt;
    return first;
  },
  apply: async (db, at) => {
    const due = db.sessions.all().filter((session) => session.expiresAt <= at);
    for (const { token } of due) await db.sessions.remove(token);
    return due.map((session) => session.userId);
  },
};
